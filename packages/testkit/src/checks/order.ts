import type { AnyProblemPlugin, ProblemEnvelope } from '@wordstride/core'
import { grade } from './check'
import { mapLists } from './values'

/** Whether the order of a list is a part of the answer. */
export function isOrderAnswered(plugin: AnyProblemPlugin, problem: ProblemEnvelope, right: unknown): boolean {
  const reversed = mapLists(right, (list) => [...list].reverse())
  return grade(plugin, problem, reversed).verdict !== 'correct'
}
