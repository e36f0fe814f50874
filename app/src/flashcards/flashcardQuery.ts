import type { KeywordType } from '@wordstride/api'

/** The query of /flashcard (CARD-01), with the page of the cards. */
export interface FlashcardQuery {
  chapter_id: number
  grade_id: number
  keyword_type: KeywordType
  /** From 1. */
  page_id: number
}

const wholeOf = (text: string | null, least: number, most: number, otherwise: number): number => {
  const value = text === null || text === '' ? Number.NaN : Number(text)
  return Number.isInteger(value) && value >= least && value <= most ? value : otherwise
}

/** What is missing or wrong in an address becomes the first page of the student's own grade. */
export const readFlashcardQuery = (search: URLSearchParams, ownGrade: number): FlashcardQuery => ({
  chapter_id: wholeOf(search.get('chapter_id'), 1, 999, 1),
  grade_id: wholeOf(search.get('grade_id'), 0, 12, ownGrade),
  keyword_type: search.get('keyword_type') === 'additional' ? 'additional' : 'primary',
  page_id: wholeOf(search.get('page_id'), 1, 9999, 1),
})
