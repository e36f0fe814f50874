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
  /** By option, blank or card id. Items without an entry carry no mark. */
  items: Readonly<Record<string, ItemFeedback>>
  /** Worked solutions (Markdown), shown below the problem, in order. */
  notes: readonly string[]
}
