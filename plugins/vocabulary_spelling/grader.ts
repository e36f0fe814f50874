import { type GradeResult, isSameText, normalizeText, type Verdict } from '@wordstride/core'
import { SPELLING_PART, type VocabularySpellingProblem, type VocabularySpellingResponse } from './schema'

/** The first letter may be a capital, as phones write it; everything else is part of the spelling. */
const uncapitalize = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1)

function isRight(typed: string, { answer, comparison }: VocabularySpellingProblem): boolean {
  if (comparison !== undefined) return isSameText(typed, answer, comparison)
  const given = normalizeText(typed)
  const expected = normalizeText(answer)
  return given === expected || uncapitalize(given) === expected
}

/** TYPE-04.2: trimmed typed text against the trimmed answer; empty = not answered. */
export function gradeVocabularySpelling(
  problem: VocabularySpellingProblem,
  { typed }: VocabularySpellingResponse,
): GradeResult {
  let verdict: Verdict = 'not_answered'
  if (normalizeText(typed) !== '') verdict = isRight(typed, problem) ? 'correct' : 'incorrect'
  return { verdict, parts: [{ subProblemId: SPELLING_PART, verdict }] }
}
