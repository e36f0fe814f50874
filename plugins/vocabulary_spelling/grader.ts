import { type GradeResult, normalizeText, type Verdict } from '@wordstride/core'
import { SPELLING_PART, type VocabularySpellingProblem, type VocabularySpellingResponse } from './schema'

/** The first letter may be a capital, as phones write it; everything else is part of the spelling. */
const uncapitalize = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1)

function isSpelledRight(typed: string, answer: string): boolean {
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
  if (normalizeText(typed) !== '') verdict = isSpelledRight(typed, problem.answer) ? 'correct' : 'incorrect'
  return { verdict, parts: [{ subProblemId: SPELLING_PART, verdict }] }
}
