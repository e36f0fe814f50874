import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem, seededRandom } from '@wordstride/core'
import { type Check, fail, grade, publicView } from './check'
import { OWN_ID, withOwnIds } from './ids'
import { type Path, placesIn, withAt } from './places'
import { namesIn } from './values'

const NO_ID = 'no-such-id'
/** As many texts are tried in the place of an answer. */
const MOST_TEXTS = 12

const isId = (path: Path): boolean => ['id', 'uuid'].includes(`${path.at(-1)}`)

/** An author's slip, in words, and what it makes of the problem. */
type Slip = readonly [what: string, problem: unknown]

/** Lists that are empty, and names of things that are not there. */
const slipsIn = (problem: ProblemEnvelope): Slip[] =>
  placesIn(problem).flatMap(({ path, value }): Slip[] => {
    const name = path.join('.')
    if (Array.isArray(value)) return value.length > 0 ? [[`${name} is empty`, withAt(problem, path, [])]] : []
    if (typeof value !== 'string' || !OWN_ID.test(value) || isId(path)) return []
    return [[`${name} names nothing`, withAt(problem, path, NO_ID)]]
  })

/** Answers that are accepted, which another text of the problem might be, too. */
const equalTextsIn = (problem: ProblemEnvelope): Slip[] => {
  const places = placesIn(problem)
  const texts = places.flatMap(({ path, value }) =>
    typeof value === 'string' && !OWN_ID.test(value) && !isId(path) ? [value] : [],
  )
  return places.flatMap(({ path, value }): Slip[] =>
    typeof path.at(-1) === 'number' && typeof value === 'string' && texts.includes(value)
      ? [...new Set(texts)]
          .filter((text) => text !== value)
          .slice(0, MOST_TEXTS)
          .map((text) => [`${path.join('.')} is "${text}", as another text is`, withAt(problem, path, text)])
      : [],
  )
}

/** Items that have the id of the one before them in their list. */
const equalIdsIn = (problem: ProblemEnvelope): Slip[] =>
  placesIn(problem).flatMap(({ path, value }): Slip[] => {
    if (!Array.isArray(value)) return []
    return ['id', 'uuid'].flatMap((key): Slip[] => {
      const [first, second] = value.map((entry) => Object(entry)[key] as unknown)
      if (typeof first !== 'string' || typeof second !== 'string') return []
      return [[`two of ${path.join('.')} have one ${key}`, withAt(problem, [...path, 1, key], first)]]
    })
  })

/** Why the problem cannot be graded, or null. */
function whyUngradable(plugin: AnyProblemPlugin, problem: ProblemEnvelope): string | null {
  try {
    const response = plugin.correctResponse(problem)
    if (namesIn(response).includes(NO_ID)) return 'correctResponse names what the view does not have'
    const right = grade(plugin, problem, response)
    if (right.verdict !== 'correct') return `correctResponse is ${right.verdict}`
    const empty = grade(plugin, problem, plugin.emptyResponse(publicView(plugin, problem)))
    if (empty.verdict !== 'not_answered') return `the empty response is ${empty.verdict}`
    const wrong = grade(plugin, problem, plugin.wrongResponse(problem, seededRandom('slip')))
    return wrong.verdict === 'incorrect' ? null : `wrongResponse is ${wrong.verdict}`
  } catch (error) {
    return `grading throws "${(error as Error).message}"`
  }
}

/** An author's slip is told by the schema, and not to a student by a problem that nobody can solve. */
export const refusesWhatCannotBeGraded: Check = (plugin, authored) => {
  const problem = withOwnIds(plugin, authored)
  const refuse = (what: string, why: string) =>
    fail(
      authored,
      `Where ${what}, the problem's schema takes it, and ${why}. Let \`problem\` refuse it (z.minLength, z.refine).`,
    )
  for (const [what, slip] of [...slipsIn(problem), ...equalTextsIn(problem)]) {
    const parsed = parseProblem(plugin, slip)
    const why = parsed.ok ? whyUngradable(plugin, parsed.problem) : null
    if (why !== null) refuse(what, why)
  }
  for (const [what, slip] of equalIdsIn(problem))
    if (parseProblem(plugin, slip).ok) refuse(what, 'a response that names it could be either')
}
