import type { ItemChoice } from '@wordstride/core'
import { seededRandom } from '@wordstride/core'
import {
  chanceOfRight,
  countAnswer,
  findFlags,
  ITEM_FLAGS,
  type ItemFlag,
  type ItemStatistics,
  NO_RATING,
  noStatistics,
  type Rating,
  rate,
} from '@wordstride/learning/items'
import { normal } from '../pupils'

const STUDENTS = 1500
const ITEMS = 500
const ANSWERS_A_STUDENT = 120
/** Every so many items has each of the faults. */
const FAULT_EVERY = 25
const OPTIONS = ['a', 'b', 'c', 'd'] as const
const GUESS = 1 / OPTIONS.length

interface PlannedItem {
  fault: ItemFlag | null
  difficulty: number
  /** How steeply the chance of a right answer rises with ability. */
  slope: number
  /** How likely each wrong option is for who is wrong. */
  pull: readonly number[]
}

/** The chance of a right answer, which is what a fault spoils. */
function chanceOf({ fault, difficulty, slope }: PlannedItem, ability: number): number {
  const right = (of: number, guess: number) => chanceOfRight(slope * (of - difficulty), 0, guess)
  if (fault === 'too_easy') return 0.99
  if (fault === 'too_hard') return GUESS
  // Whoever knows more is misled by the wording.
  if (fault === 'negative_discrimination') return right(-ability, 0.2)
  // A second right answer that only the strong see.
  if (fault === 'tempting_option') return right(ability, GUESS) * (ability > 0.5 ? 0.45 : 0.9)
  return right(ability, GUESS)
}

function wrongOption({ fault, pull }: PlannedItem, ability: number, random: () => number): string {
  if (fault === 'tempting_option' && ability > 0.5) return 'd'
  const wrong = OPTIONS.slice(1)
  const drawn = random() * pull.reduce((sum, one) => sum + one, 0)
  return wrong.find((_, i) => drawn < pull.slice(0, i + 1).reduce((sum, one) => sum + one, 0)) ?? 'b'
}

const choicesOf = (taken: string | null): ItemChoice[] =>
  OPTIONS.map((id) => ({ id, label: id, isRight: id === 'a', isTaken: id === taken }))

export interface Found {
  fault: ItemFlag | null
  flags: ReturnType<typeof findFlags>
}

/** Plays all answers, in an order by lot; what was flagged of each item. */
export function playItems(seed: string, answersAStudent = ANSWERS_A_STUDENT): Found[] {
  const random = seededRandom(seed)
  const items: PlannedItem[] = Array.from({ length: ITEMS }, (_, i) => {
    const fault = ITEM_FLAGS[i % FAULT_EVERY] ?? null
    return {
      fault,
      slope: Math.exp(0.3 * normal(random)),
      difficulty: fault === 'unused_option' ? 0.5 + normal(random) * 0.4 : normal(random) * 0.8,
      pull: fault === 'unused_option' ? [1, 1, 0] : [0.3 + random(), 0.3 + random(), 0.3 + random()],
    }
  })
  const statistics: ItemStatistics[] = items.map(noStatistics)
  const students = Array.from({ length: STUDENTS }, () => ({
    ability: normal(random),
    rating: NO_RATING as Rating,
  }))
  for (let round = 0; round < answersAStudent; round++) {
    for (const student of students) {
      const at = Math.floor(random() * items.length)
      const [item, told] = [items[at], statistics[at]] as [PlannedItem, ItemStatistics]
      const isRight = random() < chanceOf(item, student.ability)
      const taken = isRight ? 'a' : wrongOption(item, student.ability, random)
      const answer = { isRight, seconds: 10, choices: choicesOf(taken), student: student.rating }
      countAnswer(told, answer)
      const after = rate(student.rating, told.difficulty, { isRight, guess: GUESS })
      student.rating = after.student
      told.difficulty = after.item
    }
  }
  return items.map(({ fault }, i) => ({
    fault,
    flags: findFlags(statistics[i] as ItemStatistics, choicesOf(null)),
  }))
}
