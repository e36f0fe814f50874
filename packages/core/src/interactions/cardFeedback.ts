import { type Feedback, feedbackOf, type ItemFeedback } from '../grading/feedback'
import { type GradeResult, isJudged } from '../grading/gradeResult'

interface ExplainedCards {
  cards: readonly { id: string; explanation?: string | undefined }[]
  explanation?: string | undefined
}

/** Marks each card as its part was judged; a full solution explains the cards too. */
export function cardFeedback(
  { cards, explanation }: ExplainedCards,
  result: GradeResult,
  partOf: (cardId: string) => string | undefined,
): Feedback {
  const verdicts = new Map(result.parts.map(({ subProblemId, verdict }) => [subProblemId, verdict]))
  const marked = new Map<string, ItemFeedback>()
  for (const { id, explanation: why } of cards) {
    const verdict = verdicts.get(partOf(id) ?? '')
    if (!isJudged(verdict)) continue
    marked.set(id, { mark: verdict, ...(result.verdict === 'correct' && why ? { explanation: why } : {}) })
  }
  return feedbackOf(result, marked, [explanation])
}
