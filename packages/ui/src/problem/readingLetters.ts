/** Early readers get letter forms they know from their exercise books. */
const LAST_EARLY_GRADE = 3

/** `data-reading` of what is shown to this grade. */
export const readingLetters = (gradeId: number): { 'data-reading'?: 'early' } =>
  gradeId <= LAST_EARLY_GRADE ? { 'data-reading': 'early' } : {}
