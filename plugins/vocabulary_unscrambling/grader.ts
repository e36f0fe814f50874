import { type GradeResult, gradeSlots, numberedSlots, type PlacementResponse } from '@wordstride/core'
import type { VocabularyUnscramblingProblem } from './schema'

/** TYPE-05.2: against the original order of the letters; a letter left over = not answered. */
export function gradeVocabularyUnscrambling(
  problem: VocabularyUnscramblingProblem,
  response: PlacementResponse,
): GradeResult {
  return gradeSlots(problem.drag_items, numberedSlots(problem.drag_items.length), response)
}
