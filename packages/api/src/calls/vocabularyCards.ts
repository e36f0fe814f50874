import * as z from 'zod/mini'
import { post, reply } from './defineCall'
import { chapterField, gradeField, idField } from './fields'

export const keywordTypeField = z.enum(['primary', 'additional'])
export type KeywordType = z.infer<typeof keywordTypeField>

/** ENT-25. */
export const vocabularyCardSchema = z.object({
  _id: idField,
  /** The word. */
  skill_id: idField,
  grade_id: gradeField,
  description: z.object({
    pos: z.string(),
    definition: z.string(),
    example: z.string(),
    /** A recording of the example. */
    example_audio_url: z.optional(z.string()),
  }),
  /** American pronunciation; null when it is not known. */
  ipa: z.nullable(z.string()),
  image_url: z.nullable(z.string()),
  audio_url: z.nullable(z.string()),
})
export type VocabularyCard = z.infer<typeof vocabularyCardSchema>

export const vocabularyCardCalls = {
  getCards: post({
    path: 'vocabularycards',
    function: 'getCards',
    access: 'token',
    params: z.object({
      chapter_id: chapterField,
      /** From 1. */
      page_id: z._default(z.int().check(z.gte(1), z.lte(9999)), 1),
      current_grade: gradeField,
      keyword_type: z._default(keywordTypeField, 'primary'),
    }),
    result: reply({
      /** Empty beyond the last page. */
      cards: z.array(vocabularyCardSchema),
      pages: z.int(),
    }),
    summary: 'One page of the vocabulary cards of a grade, in the order of its word list.',
    source: ['API-42', 'CARD-01', 'CARD-02', 'ENT-25', 'SR-41'],
  }),
}
