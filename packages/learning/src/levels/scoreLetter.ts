const LETTERS = [
  [97, 'A+'],
  [93, 'A'],
  [90, 'A-'],
  [87, 'B+'],
  [83, 'B'],
  [80, 'B-'],
  [77, 'C+'],
  [73, 'C'],
  [70, 'C-'],
  [60, 'D'],
] as const

/** Fewer say nothing of a whole grade (SR-42). */
export const ANSWERS_FOR_LETTER = 10

const LOWEST_SHOWN_SCORE = 60

/** SR-42: a letter below says nothing but failure, and an early one nothing at all. */
export const isLetterShown = (score: number, answers: number): boolean =>
  score >= LOWEST_SHOWN_SCORE && answers >= ANSWERS_FOR_LETTER

/** Letter grade of a score or goal from 0 to 100 (SR-14). */
export function scoreLetter(score: number): string {
  return LETTERS.find(([least]) => score >= least)?.[1] ?? 'F'
}
