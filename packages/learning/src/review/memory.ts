import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs'

/** The first problem of a skill in a session: whether the skill came back to mind. `at` in epoch ms. */
export interface Recall {
  at: number
  isRecalled: boolean
}

/** What is known of a student's memory of a skill. */
export interface Memory {
  /** When it should be recalled again, before it is forgotten (epoch ms). */
  dueAt: number
  /** Days in which the chance to recall it falls to 90 %. */
  stability: number
}

/**
 * FSRS with its published weights and no chance in it: the same recalls give the same memory, whenever they are looked at.
 * At most half a year lies between two reviews, so that a school year sees every word.
 */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 180,
  enable_fuzz: false,
  enable_short_term: false,
})

const empty = (at: number): Card => createEmptyCard(new Date(at))

/** The memory after all its recalls, in the order of their times; null before the first. */
export function memoryOf(recalls: readonly Recall[]): Memory | null {
  const [first] = recalls
  if (!first) return null
  const card = recalls.reduce(
    (before, { at, isRecalled }) =>
      scheduler.next(before, new Date(at), isRecalled ? Rating.Good : Rating.Again).card,
    empty(first.at),
  )
  return { dueAt: card.due.getTime(), stability: card.stability }
}
