import * as z from 'zod/mini'
import { draftProblemSchema, poolSchema, standardsSchema } from './skillFile'
import { withoutHints } from './testFile'

/** Marks its word: 'The *brave* cat …'. */
const MARKED = /^[^*]*\*([^*]+)\*[^*]*$/

export const sentenceSchema = z
  .string()
  .check(z.regex(MARKED, 'Mark the word with asterisks, once: "The *brave* cat sat."'))

/** The word as it stands between the asterisks. */
export const markedWord = (sentence: string): string => sentence.match(MARKED)?.[1] ?? ''
export const NOT_BASE_FORM = 'Mark the word itself, in its base form.'

const PARTS_OF_SPEECH = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'preposition',
  'conjunction',
  'pronoun',
  'determiner',
  'interjection',
] as const

/** What the card of a word shows beside its sentence, in whichever list the word stands. */
export const cardFields = {
  word: z
    .string()
    .check(z.regex(/^[a-z][a-z'-]*$/, 'One word in small letters, perhaps with a hyphen or an apostrophe.')),
  pos: z.enum(PARTS_OF_SPEECH),
  definition: z.string().check(z.minLength(5)),
  ipa: z.optional(z.string()),
  /** Name of a Fluent emoji. */
  picture: z.optional(
    z.string().check(z.regex(/^[a-z0-9-]+$/, 'Expected the name of an emoji, such as red-apple.')),
  ),
}

const writtenProblemSchema = z
  .extend(draftProblemSchema, {
    id: z.string().check(z.regex(/^((E|P|A)[1-9]\d{0,2}|T1)$/, 'Expected an id such as E1, P2, A3 or T1.')),
    ...withoutHints,
  })
  .check(
    z.refine(({ id, level }) => id.startsWith('P') === [0, 1, 2, 3, 4].includes(level ?? -1), {
      error: 'A proficiency problem has a level from 0 to 4, others have none.',
      path: ['level'],
    }),
  )

/** Also where it cannot be told, for the sentence marks none or several. */
export const isMarkedIn = (word: string, sentence: string): boolean =>
  ['', word.toLowerCase()].includes(markedWord(sentence).toLowerCase())

const marksItsWord = (index: 0 | 1) =>
  z.refine<{ word: string; sentences: [string, string] }>(
    ({ word, sentences }) => isMarkedIn(word, sentences[index]),
    { path: ['sentences', index], message: NOT_BASE_FORM },
  )

/** A word of a vocabulary list. */
const wordSchema = z
  .strictObject({
    ...cardFields,
    /** Both use the word in its base form; the second one is for the gap of proficiency problems. */
    sentences: z.tuple([sentenceSchema, sentenceSchema]),
    hint: z.string().check(z.minLength(5)),
    /** Words of nearly the same meaning: never offered as a wrong answer. */
    synonyms: z._default(z.array(z.string()), []),
    /** Words that are no synonyms but would fit one of the sentences or the definition too. */
    avoid: z._default(z.array(z.string()), []),
    /** Words of the same field of meaning that fit neither the definition nor a sentence: offered as wrong answers. */
    near: z._default(z.array(z.string()), []),
    /** Wrong meanings in addition to those of other words. */
    wrong_meanings: z._default(z.array(z.string()), []),
    /** Problems that are written: each in place of the one that would be made under its id, or besides. */
    problems: z.optional(poolSchema(writtenProblemSchema)),
  })
  .check(marksItsWord(0), marksItsWord(1))
export type Word = z.infer<typeof wordSchema>

/** The word list of a grade, in order of difficulty: one file. */
export const wordListSchema = z.strictObject({
  chapter_id: z.literal(1),
  name: z.string(),
  /** Of every word of the list. */
  standards: standardsSchema,
  words: z.array(wordSchema),
})

export const withGap = (sentence: string): string => sentence.replace(/\*[^*]+\*/, '___')
export const plainSentence = (sentence: string): string => sentence.replaceAll('*', '')
