import type { AnyProblemPlugin, ProblemEnvelope } from '@wordstride/core'
import { grade } from './check'
import { mapLists } from './values'

const reversed = (list: unknown[]): unknown[] => [...list].reverse()
/** A palindrome reads the same from its end, and not from its second letter. */
const turned = (list: unknown[]): unknown[] => [...list.slice(1), ...list.slice(0, 1)]

/** Whether the order of a list is a part of the answer. */
export const isOrderAnswered = (
  plugin: AnyProblemPlugin,
  problem: ProblemEnvelope,
  right: unknown,
): boolean =>
  [reversed, turned].some((change) => grade(plugin, problem, mapLists(right, change)).verdict !== 'correct')
