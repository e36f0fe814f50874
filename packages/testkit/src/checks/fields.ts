import type { AnyProblemPlugin, ProblemEnvelope } from '@wordstride/core'
import { fail, grade, MODES, publicView, wrongResponses } from './check'
import { numbersToTry, withNumbers } from './numbers'
import { canonical, idsIn, listsIn, mapLists, mapStrings, objectsIn, stringsIn } from './values'
import { changedIn, fieldName, filledIn, type OptionalField, optionalFields } from './variants'

/** What is asked of all problems of a type together; throws what is wrong, as a sentence. */
export type SetCheck = (plugin: AnyProblemPlugin, problems: readonly ProblemEnvelope[]) => void

/** Entries like the one that is there, of the id or with it in one of their fields. */
function entriesOf(id: string, first: unknown): unknown[] {
  if (typeof first !== 'object' || first === null) return [id]
  return Object.entries(first).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [{ ...first, [key]: id }] : [],
  )
}

/** The right response with entries more in a list, for each id that the view has. */
function withMore(plugin: AnyProblemPlugin, problem: ProblemEnvelope): unknown[] {
  const right = plugin.correctResponse(problem)
  return [...idsIn(publicView(plugin, problem))]
    .map((id) =>
      mapLists(right, (list) => {
        const held = list.map((entry) => canonical(entry))
        return [...list, ...entriesOf(id, list[0]).filter((entry) => !held.includes(canonical(entry)))]
      }),
    )
    .filter((response) => plugin.response.safeParse(response).success)
}

const MOST_TEXTS = 6

/** What else could stand in the response: other texts and numbers, of which something in the problem may speak. */
interface Tried {
  texts: readonly string[]
  numbers: readonly number[]
}

/** Responses that rules of grading tell apart. */
function probes(plugin: AnyProblemPlugin, problem: ProblemEnvelope, { texts, numbers }: Tried): unknown[] {
  const right = plugin.correctResponse(problem)
  const view = publicView(plugin, problem)
  const ids = idsIn(view)
  return [
    right,
    plugin.emptyResponse(view),
    ...wrongResponses(plugin, problem, 3),
    mapStrings(right, (text) => text.toUpperCase()),
    mapStrings(right, (text) => `${text}.`),
    mapStrings(right, (text) => `0${text}`),
    mapStrings(right, (text) => `${text}x`),
    ...withNumbers(right, ids, numbers),
    ...texts.map((given) => mapStrings(right, (text) => (ids.has(text) ? text : given))),
    mapLists(right, (list) => list.slice(1)),
    ...withMore(plugin, problem),
  ].filter((response) => plugin.response.safeParse(response).success)
}

/** All that anybody learns of a problem. */
export function behaviourOf(plugin: AnyProblemPlugin, problem: ProblemEnvelope, tried: Tried): string {
  const views = ['a', 'b', 'c'].map((seed) => publicView(plugin, problem, seed))
  const [view] = views as [(typeof views)[number]]
  const results = probes(plugin, problem, tried).map((response) =>
    MODES.map((mode) => {
      const result = grade(plugin, problem, response, mode)
      return [result, plugin.feedback(problem, response, result), plugin.describeResponse(view, response)]
    }),
  )
  const rest = [plugin.guessChance?.(problem), plugin.describeProblem?.(view), plugin.reminder?.(view)]
  return canonical([views, results, rest])
}

/** By these names other systems know an item, and the product need not. */
const FOREIGN_NAME = /\.(uuid|value)$/

/** Whether it matters what stands there; null where the schema leaves no choice. */
function matters(plugin: AnyProblemPlugin, problem: ProblemEnvelope, field: OptionalField): boolean | null {
  const there = field.path.reduce<unknown>((value, step) => Object(value)[step], problem)
  const longer = typeof there === 'string' ? [`${there} and more`] : []
  const others = [undefined, ...field.values, ...longer].map((value) =>
    changedIn(plugin, problem, field, value),
  )
  const possible = [problem, ...others].flatMap((each) => each ?? [])
  const different = new Set(possible.map((each) => canonical(each)))
  if (different.size < 2 || (field.values.includes(true) && different.size < 3)) return null
  // What stands there may be another answer that is accepted.
  const texts = stringsIn([there ?? null, ...field.values]).slice(0, MOST_TEXTS)
  const tried = { texts, numbers: numbersToTry(problem, there) }
  const usual = behaviourOf(plugin, problem, tried)
  return others.some((each) => each !== null && behaviourOf(plugin, each, tried) !== usual)
}

/** What an author may say of a problem changes something: what is shown, how it is graded, or what is told of it. */
export const everyFieldMatters: SetCheck = (plugin, problems) => {
  const mattering = new Set<string>()
  const idle = new Map<string, ProblemEnvelope>()
  for (const problem of problems) {
    const filled = filledIn(plugin, problem)
    for (const field of optionalFields(plugin, filled)) {
      const name = fieldName(field)
      if (mattering.has(name) || FOREIGN_NAME.test(name)) continue
      const isOfMatter = matters(plugin, filled, field)
      if (isOfMatter) mattering.add(name)
      else if (isOfMatter === false) idle.set(name, problem)
    }
  }
  for (const [name, problem] of idle)
    if (!mattering.has(name))
      fail(
        problem,
        `Whatever stands in ${name}, all is shown, graded and told alike: nothing reads the field, and its author waits in vain. Use it, or leave it out of the schema.`,
      )
}

interface Counted {
  answer_count: number
}

const isCounted = (object: object): object is Counted =>
  'answer_count' in object && typeof object.answer_count === 'number'

/** How many are to be chosen is decided where the problem says so: `answer_count` is what all types call it (C-12). */
export const countsWhatIsAsked: SetCheck = (plugin, problems) => {
  for (const problem of problems.flatMap((each) => [each, filledIn(plugin, each)])) {
    const right = plugin.correctResponse(problem)
    for (const counted of objectsIn(problem).filter(isCounted)) {
      const ids = idsIn(counted)
      const isAsked = (list: readonly unknown[]) =>
        list.length === counted.answer_count && list.every((id) => ids.has(id as string))
      const given = listsIn(right).find(isAsked)
      const other = [...ids].find((id) => given && !given.includes(id))
      if (!given || other === undefined) continue
      const changed = (change: (list: unknown[]) => unknown[]) =>
        mapLists(right, (list) => (isAsked(list) ? change(list) : list))
      for (const mode of MODES) {
        const more = grade(
          plugin,
          problem,
          changed((list) => [...list, other]),
          mode,
        )
        if (more.verdict !== 'over_answered')
          fail(
            problem,
            `answer_count is ${counted.answer_count}, and one more is ${more.verdict} in mode ${mode}, expected over_answered. In grade count the different ids that were given before you compare them.`,
          )
        const fewer = grade(
          plugin,
          problem,
          changed((list) => list.slice(1)),
          mode,
        )
        if (fewer.verdict !== 'not_answered')
          fail(
            problem,
            `answer_count is ${counted.answer_count}, and one fewer is ${fewer.verdict} in mode ${mode}, expected not_answered. In grade count the different ids that were given before you compare them.`,
          )
      }
    }
  }
}

/** Whether one of the problems is over answered by the right response with something more. */
export const canBeOverAnswered = (plugin: AnyProblemPlugin, problems: readonly ProblemEnvelope[]): boolean =>
  problems.some((problem) =>
    withMore(plugin, problem).some((response) =>
      MODES.some((mode) => grade(plugin, problem, response, mode).verdict === 'over_answered'),
    ),
  )

/** The verdict that has a name of its own in the rules is given to some response. */
export const overAnswersAsItsRulesSay: SetCheck = (plugin, problems) => {
  const [first] = problems
  if (!first || !plugin.scoring.some((rule) => /over.answered/i.test(rule))) return
  const isGiven = canBeOverAnswered(
    plugin,
    problems.flatMap((problem) => [problem, filledIn(plugin, problem)]),
  )
  if (!isGiven)
    fail(
      first,
      'Its scoring says when a response is over answered, and none is. Let grade give that verdict, or strike the rule.',
    )
}

/** A field that an author wrote and the type's schema does not know: it would be dropped in silence. Null where there is none. */
export function unknownField(raw: unknown, parsed: unknown, path = ''): string | null {
  if (typeof raw !== 'object' || raw === null) return null
  for (const [name, entry] of Object.entries(raw)) {
    if (!Object.hasOwn(Object(parsed), name)) return `${path}${name}`
    const inside = unknownField(entry, Reflect.get(Object(parsed), name), `${path}${name}.`)
    if (inside !== null) return inside
  }
  return null
}
