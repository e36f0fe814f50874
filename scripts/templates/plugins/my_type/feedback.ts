import type { Feedback, GradeResult, ItemFeedback } from '@wordstride/core'
import type { MyTypeProblem, MyTypeResponse } from './schema'

/**
 * Full after a correct answer: every option with its explanation, and the worked solution. Otherwise partial:
 * only what the student gave is spoken of, so that the answer is not given away.
 */
export function myTypeFeedback(
  problem: MyTypeProblem,
  { chosen }: MyTypeResponse,
  result: GradeResult,
): Feedback {
  const isFull = result.verdict === 'correct'
  const items = problem.options
    .filter((option) => isFull || option.id === chosen)
    .map(({ id, explanation }): [string, ItemFeedback] => {
      const mark = id !== chosen ? 'neutral' : id === problem.answer ? 'correct' : 'incorrect'
      return [id, { mark, ...(explanation === undefined ? {} : { explanation }) }]
    })
    .filter(([, item]) => item.mark !== 'neutral' || item.explanation !== undefined)
  return {
    solution: isFull ? 'full' : 'partial',
    // Not by assignment: an id may be a name that every object has, such as __proto__.
    items: Object.fromEntries(items),
    notes: isFull && problem.solution !== undefined ? [problem.solution] : [],
  }
}
