/** A learning pass lifts level 0 to 1 and never lowers a level (SES-30, C-11, SR-12). */
export function levelAfterLearningPass(level: number): number {
  return level === 0 ? 1 : level
}
