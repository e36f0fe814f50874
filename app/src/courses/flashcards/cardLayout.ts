/** CARD-03: learners below grade 2 know words by their pictures. */
const FIRST_TEXT_GRADE = 2

export interface CardLayout {
  kind: 'picture' | 'text'
  /** Letter forms of the first exercise books, or the font of the higher grades. */
  reading: 'early' | 'higher'
}

export const cardLayout = (gradeId: number): CardLayout =>
  gradeId < FIRST_TEXT_GRADE ? { kind: 'picture', reading: 'early' } : { kind: 'text', reading: 'higher' }
