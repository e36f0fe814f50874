import { isNumber, normalizeText, numberOf, type Verdict } from '@wordstride/core'
import { distance } from 'fastest-levenshtein'
import type { NumberGap, TypedGap, WordsGap } from './gap'

/** A word so short that one letter makes it another has no room for a slip. */
const LETTERS_A_SLIP = 4

function folded(text: string, { ignore_case, ignore_punctuation }: WordsGap): string {
  const kept = normalizeText(ignore_punctuation ? text.replace(/\p{P}/gu, '') : text)
  return ignore_case ? kept.toLowerCase() : kept
}

const isIn = (typed: string, texts: readonly string[], gap: WordsGap): boolean =>
  texts.some((text) => folded(text, gap) === folded(typed, gap))

/** Another digit is another number, and no slip. */
const isWithinSlips = (typed: string, answer: string, slips: number): boolean =>
  !/\d/.test(typed + answer) &&
  distance(typed, answer) <= Math.min(slips, Math.floor(answer.length / LETTERS_A_SLIP))

/** The answer that was meant, where a slip in its letters is passed over; null where the text is none. */
function meantAnswer(typed: string, gap: WordsGap, words: readonly string[]): string | null {
  const exact = gap.answers.find((answer) => isIn(typed, [answer], gap))
  const { answers, slips = 0, errors = [] } = gap
  if (exact !== undefined || slips === 0) return exact ?? null
  const foreseen = errors.map((error) => error.typed)
  if (isIn(typed, [...foreseen, ...words], gap)) return null
  return answers.find((answer) => isWithinSlips(folded(typed, gap), folded(answer, gap), slips)) ?? null
}

/** Decimal fractions are not exact: 0.3 is within 0.1 of 0.2. */
const isNear = (given: number, { answer, tolerance = 0 }: NumberGap): boolean =>
  Math.abs(given - answer) <=
  tolerance + 2 * Number.EPSILON * Math.max(1, Math.abs(answer), Math.abs(given), tolerance)

const isRight = (gap: TypedGap, typed: string, words: readonly string[]): boolean =>
  gap.kind === 'number'
    ? isNumber(typed) && isNear(numberOf(typed), gap)
    : meantAnswer(typed, gap, words) !== null

/** Empty text is not answered. `words` are those that the problem has elsewhere: who writes one of them means it. */
export function verdictOfGap(gap: TypedGap, typed: string, words: readonly string[] = []): Verdict {
  if (normalizeText(typed) === '') return 'not_answered'
  return isRight(gap, typed, words) ? 'correct' : 'incorrect'
}

/** Whether nothing of the text counts: any other such text would be the same. */
export const isNothing = (text: string, gap: WordsGap): boolean => folded(text, gap) === ''

/** The foreseen mistake that was made. */
export const errorMade = (gap: TypedGap, typed: string) =>
  gap.errors?.find((error) =>
    gap.kind === 'number'
      ? isNumber(typed) && isNumber(error.typed) && numberOf(typed) === numberOf(error.typed)
      : isIn(typed, [error.typed], gap),
  )

/** The answer as it is spelled, where the text was right but for a slip; null otherwise. */
export function spellingOf(gap: TypedGap, typed: string): string | null {
  if (gap.kind === 'number' || isIn(typed, gap.answers, gap)) return null
  return meantAnswer(typed, gap, [])
}
