import { hintItemSchema } from '@wordstride/core'
import * as z from 'zod/mini'

/** One problem as an author writes it: common fields here, the rest belongs to the type's own short form. */
export const authoredProblemSchema = z.looseObject({
  /** Unique in the skill, such as E1; never changed once students have answered. */
  id: z.string().check(z.regex(/^[A-Z]{1,2}\d{1,3}$/, 'Expected an id such as E1 or AE2.')),
  type: z.string(),
  prompt: z.optional(z.string()),
  hints: z.array(z.union([z.string(), hintItemSchema])).check(z.minLength(1, 'At least one hint.')),
  /** Of a proficiency problem. */
  level: z.optional(z.int()),
})
export type AuthoredProblem = z.infer<typeof authoredProblemSchema>

const skillIdSchema = z
  .string()
  .check(z.regex(/^[a-z0-9.-]+$/, 'Small letters, digits, points and hyphens only.'))

/** A language arts skill: one file. */
export const skillFileSchema = z.strictObject({
  skill_id: skillIdSchema,
  name: z.string().check(z.minLength(3)),
  seq: z.int().check(z.positive()),
  weight: z._default(z.number().check(z.positive()), 1),
  /** Minutes for one problem. */
  specified_time: z._default(z.number().check(z.positive()), 3),
  correct_in_a_row: z._default(z.int().check(z.gte(1), z.lte(5)), 3),
  exercises: z.array(authoredProblemSchema),
  assisted: z.array(authoredProblemSchema),
})

export const chapterFileSchema = z.strictObject({
  chapter_id: z.int().check(z.positive()),
  name: z.string().check(z.minLength(3)),
})

/** A word of a vocabulary list. `sentences` mark the word with asterisks: 'The *brave* cat …'. */
export const wordSchema = z.strictObject({
  word: z.string().check(z.regex(/^[a-z][a-z'-]*$/)),
  pos: z.enum(['noun', 'verb', 'adjective', 'adverb', 'preposition', 'conjunction']),
  definition: z.string().check(z.minLength(5)),
  sentences: z.tuple([
    z.string().check(z.regex(/\*[^*]+\*/, 'Mark the word with asterisks.')),
    z.string().check(z.regex(/\*[^*]+\*/, 'Mark the word with asterisks.')),
  ]),
  /** Wrong meanings for the question about the definition. */
  wrong_meanings: z.array(z.string()).check(z.minLength(3)),
  hint: z.string(),
  keyword_type: z._default(z.enum(['primary', 'additional']), 'primary'),
})
export type Word = z.infer<typeof wordSchema>

/** The word list of a grade: one file. */
export const wordListSchema = z.strictObject({
  chapter_id: z.literal(1),
  name: z.string(),
  words: z.array(wordSchema),
})
