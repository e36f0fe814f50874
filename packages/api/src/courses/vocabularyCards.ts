import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { chapterField, gradeField, idField } from '../calls/fields'
import { asIs, named } from '../calls/wireCodec'

export const keywordTypeField = z.enum(['primary', 'additional'])
export type KeywordType = z.infer<typeof keywordTypeField>

/** A word with its meaning, an example, a picture and its sound (ENT-25). */
export const vocabularyCardSchema = z.object({
  id: named('_id', idField),
  /** The word. */
  skillId: idField,
  gradeId: gradeField,
  /** As it was authored. */
  description: asIs(
    z.object({
      pos: z.string(),
      definition: z.string(),
      example: z.string(),
      /** A recording of the example. */
      example_audio_url: z.optional(z.string()),
    }),
  ),
  /** American pronunciation; null when it is not known. */
  ipa: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  audioUrl: z.nullable(z.string()),
})
export type VocabularyCard = z.infer<typeof vocabularyCardSchema>

export const vocabularyCardCalls = {
  getCards: post({
    path: 'vocabularycards',
    function: 'getCards',
    access: 'token',
    params: z.object({
      chapterId: chapterField,
      /** From 1. */
      pageId: z._default(z.int().check(z.gte(1), z.lte(9999)), 1),
      currentGrade: gradeField,
      keywordType: z._default(keywordTypeField, 'primary'),
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
