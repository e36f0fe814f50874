import type { GradeResult } from './gradeResult'

/**
 * What one item of a problem gets after a check. `neutral` = not given and explained all the same, only in a
 * full solution: a partial one speaks of what the student gave and never gives the answer away.
 */
export interface ItemFeedback {
  mark: 'correct' | 'incorrect' | 'neutral'
  /** Markdown written by the author: why this item is right or wrong. */
  explanation?: string
}

/** Partial solution on incorrect, full solution on correct (TYPE-00.11, SES-07, SES-08). */
export interface Feedback {
  solution: 'partial' | 'full'
  /**
   * By the id that an option, blank or card has in the view, or by that of a part; an id that is made of several is
   * lost in graded work, where each has another name. Items without an entry carry no mark.
   */
  items: Readonly<Record<string, ItemFeedback>>
  /** Worked solutions (Markdown), shown below the problem, in order. */
  notes: readonly string[]
}

/** Full after a correct answer, with the worked solutions; partial otherwise, without them. */
export function feedbackOf(
  { verdict }: GradeResult,
  marks: ReadonlyMap<string, ItemFeedback>,
  notes: readonly (string | undefined)[],
): Feedback {
  // Not by assignment: an id may be a name that every object has, such as __proto__.
  const items = Object.fromEntries(marks)
  if (verdict !== 'correct') return { solution: 'partial', items, notes: [] }
  return { solution: 'full', items, notes: notes.flatMap((note) => note || []) }
}
