import type { PackProblem } from '@wordstride/content'
import { disagreements } from '../generate/check/claims'
import type { Judge } from '../generate/check/judge'

/** Whether another rule does not find the key of a generated problem: a fault, and the problem is left out. */
export function isDisputed(entry: PackProblem, judge: Judge, refuse: (message: string) => void): boolean {
  const disputes = disagreements(entry, judge)
  for (const dispute of disputes) refuse(`${entry.problem_id}: ${dispute}`)
  return disputes.length > 0
}
