import * as z from 'zod/mini'
import type { Feedback, ItemFeedback } from '../grading/feedback'
import type { GradeResult, Verdict } from '../grading/gradeResult'
import { itemIdSchema } from '../problem/envelope'
import type { Random } from '../random/seededRandom'
import { shuffle } from '../random/shuffle'

/** A piece of text, clickable or not (TYPE-10.2). `value` is what a report calls it, when not the phrase itself. */
const phraseSchema = z.object({
  id: itemIdSchema,
  phrase: z.string().check(z.minLength(1), z.maxLength(2_000)),
  answer: z.boolean(),
  clickable: z.boolean(),
  audio_url: z.optional(z.string()),
  value: z.optional(z.string()),
  explanation: z.optional(z.string()),
})
export type Phrase = z.infer<typeof phraseSchema>

export const phrasesSchema = z.array(phraseSchema).check(
  z.minLength(2),
  z.maxLength(300),
  z.refine(
    (phrases) => new Set(phrases.map(({ id }) => id)).size === phrases.length,
    'Phrase ids must differ.',
  ),
  z.refine((phrases) => phrases.some(({ answer }) => answer), 'At least one phrase must have answer: true.'),
  z.refine(
    (phrases) => phrases.every(({ answer, clickable }) => clickable || !answer),
    'An answer must be clickable.',
  ),
  z.refine(
    (phrases) => phrases.some(({ answer, clickable }) => clickable && !answer),
    'At least one clickable phrase must have answer: false.',
  ),
)

export interface PublicPhrase {
  id: string
  phrase: string
  clickable: boolean
  audio_url?: string
}

/** Ids of the phrases that are clicked. */
export const phraseResponseSchema = z.object({ clicked: z.array(itemIdSchema).check(z.maxLength(1_000)) })
export type PhraseResponse = z.infer<typeof phraseResponseSchema>

export const toPublicPhrases = (phrases: readonly Phrase[]): PublicPhrase[] =>
  phrases.map(({ id, phrase, clickable, audio_url }) => ({
    id,
    phrase,
    clickable,
    ...(audio_url === undefined ? {} : { audio_url }),
  }))

/** The id of the one part of the result. */
const ONLY_PART = 'phrases'

/** Exactly all answer phrases. With `needsExactCount` another number of clicks is over answered (TYPE-11.2). */
export function gradePhrases(
  phrases: readonly Phrase[],
  { clicked }: PhraseResponse,
  { needsExactCount }: { needsExactCount: boolean },
): GradeResult {
  const picked = new Set(clicked)
  const expectedCount = phrases.reduce((count, { answer }) => count + Number(answer), 0)
  const isOver = needsExactCount && picked.size !== expectedCount
  const isRight =
    picked.size === expectedCount && phrases.every(({ id, answer }) => !answer || picked.has(id))
  let verdict: Verdict = isRight ? 'correct' : 'incorrect'
  if (picked.size === 0) verdict = 'not_answered'
  else if (isOver) verdict = 'over_answered'
  const parts = [{ subProblemId: ONLY_PART, verdict }]
  return verdict === 'over_answered' ? { verdict, parts, expectedCount } : { verdict, parts }
}

export const correctPhrases = (phrases: readonly Phrase[]): PhraseResponse => ({
  clicked: phrases.filter(({ answer }) => answer).map(({ id }) => id),
})

/** One right phrase exchanged for a wrong one, so that the count is right. */
export function wrongPhrases(phrases: readonly Phrase[], random: Random): PhraseResponse {
  const wrong = shuffle(
    phrases.filter(({ answer, clickable }) => clickable && !answer),
    random,
  )[0]
  return { clicked: [...correctPhrases(phrases).clicked.slice(1), ...(wrong ? [wrong.id] : [])] }
}

export function phraseFeedback(
  phrases: readonly Phrase[],
  { clicked }: PhraseResponse,
  result: GradeResult,
): Feedback {
  const isFull = result.verdict === 'correct'
  const picked = new Set(clicked)
  const items: Record<string, ItemFeedback> = {}
  for (const { id, answer, explanation } of phrases) {
    if (picked.has(id))
      items[id] = { mark: answer ? 'correct' : 'incorrect', ...(explanation ? { explanation } : {}) }
    else if (isFull && explanation) items[id] = { mark: 'neutral', explanation }
  }
  return { solution: isFull ? 'full' : 'partial', items, notes: [] }
}

export const describePhrases = (phrases: readonly PublicPhrase[], { clicked }: PhraseResponse): string =>
  phrases
    .filter(({ id }) => clicked.includes(id))
    .map(({ phrase }) => phrase)
    .join(', ')
