import { runInNewContext } from 'node:vm'
import { parseProblem, seededRandom } from '@wordstride/core'
import { type Check, fail, grade, MODES, publicView, same, wrongResponses } from './check'

export const survivesJson: Check = (plugin, problem) => {
  const again = parseProblem(plugin, JSON.parse(JSON.stringify(problem)))
  if (!again.ok)
    fail(
      problem,
      `The problem does not parse after a JSON round trip: ${again.issues[0]?.path}: ${again.issues[0]?.message} What the schema gives, it takes again: no Date, no Map, nothing that a transform makes once.`,
    )
  const response = plugin.correctResponse(problem)
  const parsed = plugin.response.safeParse(JSON.parse(JSON.stringify(response)))
  if (!parsed.success)
    fail(
      problem,
      `correctResponse is not accepted by the response schema: ${parsed.error.issues[0]?.path.join('.')}: ${parsed.error.issues[0]?.message} Give its lists and strings room for the largest problem.`,
    )
  const { verdict } = grade(plugin, again.problem, parsed.data)
  if (verdict !== 'correct')
    fail(
      problem,
      `correctResponse after a JSON round trip grades ${verdict}, expected correct. The response schema drops or changes something of it: list all its fields there.`,
    )
}

/** What comes out of JSON in another realm, as another window or worker has it: the same data, of other classes. */
const parseElsewhere: (text: string) => never = runInNewContext('JSON.parse')

const elsewhere = <TValue>(value: TValue): TValue => parseElsewhere(JSON.stringify(value))

const TWICE =
  'Two gradings differ for one response. grade and feedback follow from what they are given: from no clock, no random source, no earlier call.'

/** The same input gives the same result, whatever was asked before, and wherever the input was made. */
export const isDeterministic: Check = (plugin, problem) => {
  const responses = [
    plugin.emptyResponse(publicView(plugin, problem)),
    plugin.correctResponse(problem),
    ...wrongResponses(plugin, problem, 4),
  ]
  const resultsOf = (of: typeof problem, given: readonly unknown[]) =>
    given.map((response) =>
      MODES.map((mode) => {
        const result = grade(plugin, of, response, mode)
        return JSON.stringify([result, plugin.feedback(of, response, result)])
      }),
    )
  const right = plugin.correctResponse(problem)
  if (!same(grade(plugin, problem, right), grade(plugin, problem, right))) fail(problem, TWICE)
  const first = resultsOf(problem, responses)
  if (!same(first, resultsOf(problem, responses))) fail(problem, TWICE)
  if (!same(first, resultsOf(problem, [...responses].reverse()).reverse()))
    fail(
      problem,
      'What is graded depends on what was graded before: something at the top of a module remembers. Keep nothing between calls of grade and feedback.',
    )
  if (!same(first, resultsOf(elsewhere(problem), responses.map(elsewhere))))
    fail(
      problem,
      'The same data made in another realm is graded otherwise: do not ask for instanceof or constructor: Array.isArray and typeof tell in every realm.',
    )
  for (const seed of ['a', 'b']) {
    const view = publicView(plugin, problem, seed)
    if (!same(view, publicView(plugin, problem, seed)))
      fail(
        problem,
        'The same seed gives two presentations. In present take every choice from the given random, and in toPublic none.',
      )
    if (!same(view, publicView(plugin, elsewhere(problem), seed)))
      fail(
        problem,
        'The same data made in another realm is shown otherwise. In present and toPublic do not ask for instanceof or constructor.',
      )
  }
}

/** A stored presentation gives the same view; grading does not depend on it. */
export const presentationIsStored: Check = (plugin, problem) => {
  for (let i = 0; i < 10; i++) {
    const presentation = plugin.present(problem, seededRandom(`present ${i}`))
    const stored = plugin.presentation.safeParse(JSON.parse(JSON.stringify(presentation)))
    if (!stored.success)
      fail(
        problem,
        `The presentation is not accepted by its own schema: ${stored.error.issues[0]?.path.join('.')}: ${stored.error.issues[0]?.message} Let \`presentation\` take all that present gives.`,
      )
    if (!same(plugin.toPublic(problem, stored.data), plugin.toPublic(problem, presentation))) {
      fail(
        problem,
        'A stored presentation gives another view. Let `presentation` list all its fields, and toPublic decide by nothing else.',
      )
    }
  }
}

function objectsOf(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return found
  found.add(value)
  for (const entry of Object.values(value)) objectsOf(entry, found)
  return found
}

/** What is handed out is the receiver's: two of them never hold the same list or object. */
export const resultsAreTheirOwn: Check = (plugin, problem) => {
  const view = publicView(plugin, problem)
  const makers = {
    emptyResponse: () => plugin.emptyResponse(view),
    correctResponse: () => plugin.correctResponse(problem),
    wrongResponse: () => plugin.wrongResponse(problem, seededRandom('own')),
    present: () => plugin.present(problem, seededRandom('own')),
  }
  for (const [name, make] of Object.entries(makers)) {
    const first = objectsOf(make())
    if ([...objectsOf(make())].some((object) => first.has(object)))
      fail(
        problem,
        `${name} gives the same object twice: who changes the one changes the other. Make it anew in each call.`,
      )
  }
}
