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

/** Letter grade of a score or goal from 0 to 100 (SR-14). */
export function scoreLetter(score: number): string {
  return LETTERS.find(([least]) => score >= least)?.[1] ?? 'F'
}
