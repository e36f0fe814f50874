import { type GradeResult, gradeSlots, type PlacementResponse } from '@wordstride/core'
import type { PairingProblem } from './schema'

/** TYPE-07.2: all pairs match; an empty slot = not answered. */
export function gradePairing(problem: PairingProblem, response: PlacementResponse): GradeResult {
  return gradeSlots(problem.drag_items, problem.left_items, response)
}
