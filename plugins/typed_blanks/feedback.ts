import { type Feedback, feedbackOf, type GradeResult, type ItemFeedback, isJudged } from '@wordstride/core'
import { errorMade, spellingOf } from './compare'
import type { TypedGap } from './gap'
import { typedIn } from './public'
import type { TypedBlanksProblem, TypedBlanksResponse } from './schema'

/** With the full solution: how the word is spelled, and why it is right. */
function solutionOf(gap: TypedGap, typed: string): string | undefined {
  const spelling = spellingOf(gap, typed)
  const told = [spelling === null ? undefined : `It is spelled *${spelling}*.`, gap.explanation]
  return told.filter(Boolean).join(' ') || undefined
}

/** Marks by gap; a foreseen mistake is explained at once, a right answer when all are right. */
export function typedBlanksFeedback(
  { blanks }: TypedBlanksProblem,
  response: TypedBlanksResponse,
  result: GradeResult,
): Feedback {
  const items = new Map<string, ItemFeedback>()
  for (const gap of blanks) {
    const typed = typedIn(response, gap.uuid)
    const verdict = result.parts.find(({ subProblemId }) => subProblemId === gap.uuid)?.verdict
    if (!isJudged(verdict)) continue
    const explanation =
      verdict === 'incorrect'
        ? errorMade(gap, typed)?.explanation
        : result.verdict === 'correct'
          ? solutionOf(gap, typed)
          : undefined
    items.set(gap.uuid, { mark: verdict, ...(explanation ? { explanation } : {}) })
  }
  return feedbackOf(result, items, [])
}
