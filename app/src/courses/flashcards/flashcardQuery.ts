import type { KeywordType } from '@wordstride/api'
import { fromSearch } from '../../links/address'

/** The query of /flashcard (CARD-01), with the page of the cards. */
export interface FlashcardQuery {
  chapterId: number
  gradeId: number
  keywordType: KeywordType
  /** From 1. */
  pageId: number
}

const wholeOf = (text: string | undefined, least: number, most: number, otherwise: number): number => {
  const value = text === undefined || text === '' ? Number.NaN : Number(text)
  return Number.isInteger(value) && value >= least && value <= most ? value : otherwise
}

/** What is missing or wrong in an address becomes the first page of the student's own grade. */
export const readFlashcardQuery = (search: URLSearchParams, ownGrade: number): FlashcardQuery => {
  const { chapterId, gradeId, keywordType, pageId } = fromSearch(search)
  return {
    chapterId: wholeOf(chapterId, 1, 999, 1),
    gradeId: wholeOf(gradeId, 0, 12, ownGrade),
    keywordType: keywordType === 'additional' ? 'additional' : 'primary',
    pageId: wholeOf(pageId, 1, 9999, 1),
  }
}
