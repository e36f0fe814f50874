import { isSameText } from '../grading/compareText'
import { feedbackOf } from '../grading/feedback'
import { isJudged } from '../grading/gradeResult'
import { normalizeText } from '../grading/normalizeText'
import type { Verdict } from '../grading/verdict'
import type { Random } from '../random/seededRandom'
import { defineFamily, type Family } from './family'
import type { TypedData, TypedResponse } from './typedSchema'

/** The id of the one part, under which feedback is given too. */
export const TYPED_PART = 'word'

/** The first letter may be a capital, as phones write it; everything else is part of the spelling. */
const uncapitalize = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1)

function isRight(typed: string, { answer, comparison }: TypedData): boolean {
  if (comparison !== undefined) return isSameText(typed, answer, comparison)
  const given = normalizeText(typed)
  const expected = normalizeText(answer)
  return given === expected || uncapitalize(given) === expected
}

/** Doubles one letter: a usual slip that is never the word itself. */
function misspell(word: string, random: Random): string {
  const letters = [...word].flatMap((character, i) => (character === ' ' ? [] : [i]))
  const at = letters[Math.floor(random() * letters.length)] ?? 0
  return word.slice(0, at + 1) + word.slice(at)
}

/** Never the same number: one more digit in front. */
const otherNumber = (number: string): string => number.replace(/\d/, '1$&')

/** A word or number that is typed; text passes the normalisation `text-v1`, empty text is not answered. */
export const typed: Family<TypedData, object, TypedResponse, object> = defineFamily({
  leastHandMs: 800,
  accessibility: {
    roles: ['textbox', 'button'],
    keyboard: [
      { keys: ['Tab'], does: 'moves between the sound buttons and the text field' },
      { keys: ['Enter'], does: 'plays the sound in focus' },
    ],
    announcements: ['{word}, correct', '{word}, not correct'],
  },
  emptyResponse: () => ({ typed: '' }),
  present: () => ({}),
  toPublic: () => ({}),
  renameView: () => ({}),
  renameResponse: (response) => response,
  grade(data, response) {
    let verdict: Verdict = 'not_answered'
    if (normalizeText(response.typed) !== '')
      verdict = isRight(response.typed, data) ? 'correct' : 'incorrect'
    return { verdict, parts: [{ subProblemId: TYPED_PART, verdict }] }
  },
  correctResponse: ({ answer }) => ({ typed: normalizeText(answer) }),
  wrongResponse({ answer, comparison }, random) {
    const word = normalizeText(answer)
    return { typed: comparison === 'number' ? otherNumber(word) : misspell(word, random) }
  },
  feedback({ explanation }, _response, result) {
    const { verdict } = result
    return feedbackOf(result, new Map(isJudged(verdict) ? [[TYPED_PART, { mark: verdict }]] : []), [
      explanation,
    ])
  },
  guessChance: () => 0,
  describeResponse: (_view, response) => normalizeText(response.typed),
})
