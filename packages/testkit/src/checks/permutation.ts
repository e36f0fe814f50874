import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { type Check, fail, grade, MODES, wrongResponses } from './check'
import { isOrderAnswered } from './order'
import { placesIn, withAt } from './places'
import { canonical } from './values'

const hasIds = (list: unknown): list is readonly { id?: string; uuid?: string }[] =>
  Array.isArray(list) &&
  list.length > 1 &&
  list.every((entry) => typeof entry?.id === 'string' || typeof entry?.uuid === 'string')

const reversed = <TItem>(list: readonly TItem[]): TItem[] => [...list].reverse()
const turned = <TItem>(list: readonly TItem[]): TItem[] => [...list.slice(1), ...list.slice(0, 1)]

/** What is graded and told of a response, without the order of its parts. */
function resultOf(plugin: AnyProblemPlugin, problem: ProblemEnvelope, response: unknown): string {
  const results = MODES.map((mode) => grade(plugin, problem, response, mode))
  const feedback = results.map((result) => plugin.feedback(problem, response, result).items)
  return canonical([results, feedback, plugin.choices?.(problem, response)], { sorted: true })
}

/**
 * What counts is the id: items that stand in another succession, each with its id, give every response the same result.
 * A list whose order is the key (slots, whose n-th takes the n-th card) changes `correctResponse`, and is left alone.
 */
export const gradesById: Check = (plugin, problem) => {
  const right = plugin.correctResponse(problem)
  const isSet = !isOrderAnswered(plugin, problem, right)
  if (plugin.choices && !isSet)
    fail(
      problem,
      'The right choices in another succession are not correct: compare ids, not positions. In grade take what was given as a set.',
    )
  const keyOf = (response: unknown) => canonical(response, { sorted: isSet })
  const responses = [right, ...wrongResponses(plugin, problem, 6)]
  const results = responses.map((response) => resultOf(plugin, problem, response))
  for (const { path, value } of placesIn(problem)) {
    if (!hasIds(value)) continue
    for (const change of [reversed, turned]) {
      const moved = parseProblem(plugin, withAt(problem, path, change(value)))
      if (!moved.ok || keyOf(plugin.correctResponse(moved.problem)) !== keyOf(right)) continue
      for (const [i, response] of responses.entries())
        if (resultOf(plugin, moved.problem, response) !== results[i])
          fail(
            problem,
            `The items of ${path.join('.')} in another succession, each with its id, are graded otherwise: compare ids, never positions. In grade, feedback and choices find an item by its id, not by its place.`,
          )
    }
  }
}
