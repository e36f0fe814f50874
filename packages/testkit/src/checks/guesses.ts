import type { AnyProblemPlugin, ProblemEnvelope } from '@wordstride/core'
import { type Check, fail, type PairCheck, publicView, same } from './check'
import { withOwnIds } from './ids'
import { idsIn } from './values'

/** In how many ways so many of them can be chosen. */
function waysToChoose(chosen: number, count: number): number {
  let ways = 1
  for (let i = 1; i <= chosen; i++) ways = (ways * (count - chosen + i)) / i
  return ways
}

/** In how many ways a list of so many different ones can be made, with any of its lengths. */
function waysToList(length: number, count: number): number {
  let ways = count + 1
  for (let i = 0; i < length; i++) ways *= Math.max(count - i, 1)
  return ways
}

/**
 * In how many ways at most the places of a response can be filled with ids of the view; infinitely many where something
 * stands in it that the view does not have, as a text that is typed.
 */
function mostWays(value: unknown, ids: ReadonlySet<string>): number {
  if (typeof value === 'boolean') return 2
  if (typeof value === 'string') return ids.has(value) ? ids.size : Number.POSITIVE_INFINITY
  if (value === null) return ids.size + 1
  if (typeof value !== 'object') return Number.POSITIVE_INFINITY
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string' && ids.has(entry)))
    return waysToList(value.length, ids.size)
  // Which of them it names may be a part of the answer.
  return Object.entries(value).reduce<number>(
    (ways, [key, entry]) => ways * mostWays(entry, ids) * (ids.has(key) ? ids.size : 1),
    1,
  )
}

/** The options are counted; where a type tells of none, the ids that a response can be made of. */
function waysOf(plugin: AnyProblemPlugin, given: ProblemEnvelope): number {
  // A text that is typed may be the same as an id.
  const problem = withOwnIds(plugin, given)
  const right = plugin.correctResponse(problem)
  const choices = plugin.choices?.(problem, right)
  return choices
    ? waysToChoose(choices.filter(({ isRight }) => isRight).length, choices.length)
    : mostWays(right, idsIn(publicView(plugin, problem)))
}

/** A chance, and one that some response does not have; who answers blindly has no less than one of all ways to answer. */
export const guessChanceIsAChance: Check = (plugin, problem) => {
  const chance = plugin.guessChance?.(problem)
  if (chance === undefined) return
  if (!(chance >= 0 && chance < 1))
    fail(
      problem,
      `guessChance is ${chance}; it is 0 or more and less than 1: the share of blind answers that are right.`,
    )
  const ways = waysOf(plugin, problem)
  if (chance * ways < 0.999)
    fail(
      problem,
      `guessChance is ${chance}, but there are only ${ways} ways to answer with what the view has, and one of them is right: count what can be chosen.`,
    )
}

/** Whoever cannot tell two problems apart is right in one of them at most. */
export const guessIsRightOnce: PairCheck = (plugin, [problem, twin], seed) => {
  const chances = [problem, twin].map((one) => plugin.guessChance?.(one) ?? 0)
  const [chance = 0, other = 0] = chances
  if (chance + other > 1.001 && same(publicView(plugin, problem, seed), publicView(plugin, twin, seed)))
    fail(
      problem,
      `guessChance is ${chance}, and ${other} for its twin, which looks the same and has another key: no answer is right for both, so together they are 1 at most. Divide by the ways to answer.`,
    )
}
