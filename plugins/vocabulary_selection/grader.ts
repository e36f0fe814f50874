import { type GradeResult, gradeChoices } from '@wordstride/core'
import { partOf } from './public'
import type { VocabularySelectionProblem, VocabularySelectionResponse } from './schema'

/** TYPE-03.2: graded as a selection. */
export function gradeVocabularySelection(
  problem: VocabularySelectionProblem,
  response: VocabularySelectionResponse,
): GradeResult {
  return gradeChoices([partOf(problem)], response)
}
