import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { type Check, fail, grade, MODES, publicView, same } from './check'
import { nameOf, type Path, placesIn, withAt } from './places'
import { idsIn, idsOf, listsIn, mapLists, mapStrings, objectsIn, stringsIn } from './values'
import { filledIn } from './variants'

/** Of a list or a mark that stands in many items, as many are tried. */
const MOST_OF_A_NAME = 3

/** The places of the body with such a value, of each name a few. */
function someOf<TValue>(
  problem: ProblemEnvelope,
  isWanted: (value: unknown) => value is TValue,
): { path: Path; value: TValue }[] {
  const counts = new Map<string, number>()
  return placesIn(problem).flatMap(({ path, value }) => {
    if (!isWanted(value)) return []
    const count = counts.get(nameOf(path)) ?? 0
    counts.set(nameOf(path), count + 1)
    return count < MOST_OF_A_NAME ? [{ path, value }] : []
  })
}

const ADDED = 'another one'

/** A list of what has no id of its own: texts, or objects with texts in them. */
const isOfTexts = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  idsOf(value).length === 0 &&
  value.every((entry) => !Array.isArray(entry) && stringsIn(entry).length > 0)

/** The list with one entry more, as its schema may take it, and with one fewer. */
const otherLengthsOf = (list: readonly unknown[]): { list: unknown[]; texts: string[] }[] => [
  ...[() => ADDED, (text: string) => `${text} ${ADDED}`, (text: string) => `${text}x`].map((write) => {
    const added = mapStrings(list.at(-1), write)
    return { list: [...list, added], texts: stringsIn(added) }
  }),
  { list: list.slice(0, -1), texts: stringsIn(list.at(-1)) },
]

/** How many answers are accepted stays at home with them: only who sees a list may see how long it is. */
export const acceptedAnswersAreNotCounted: Check = (plugin, authored) => {
  const problem = filledIn(plugin, authored)
  const [view, right] = [publicView(plugin, problem), plugin.correctResponse(problem)]
  const ids = idsIn(problem)
  for (const { path, value } of someOf(problem, isOfTexts)) {
    if (stringsIn(value).every((text) => ids.has(text))) continue
    for (const { list, texts } of otherLengthsOf(value)) {
      const changed = parseProblem(plugin, withAt(problem, path, list))
      if (!changed.ok || !same(plugin.correctResponse(changed.problem), right)) continue
      const other = publicView(plugin, changed.problem)
      // It may be joined with others to one text.
      const isShown = texts.some((text) =>
        [view, other].some((one) => stringsIn(one).some((shown) => shown.includes(text))),
      )
      if (!isShown && !same(view, other))
        fail(
          authored,
          `The public view changes with how many stand in ${nameOf(path)}, which it does not show: it tells how many answers there are. Take their number out of toPublic.`,
        )
    }
  }
}

const isMark = (value: unknown): value is boolean => typeof value === 'boolean'

const lengthsOf = (value: unknown): number[] => listsIn(value).map(({ length }) => length)

/** Whether the task states how many are right: then one more is too many. */
function asksForACount(plugin: AnyProblemPlugin, problem: ProblemEnvelope): boolean {
  const right = plugin.correctResponse(problem)
  const given = new Set(stringsIn(right))
  const others = [...idsIn(publicView(plugin, problem))].filter((id) => !given.has(id))
  return others.some((id) =>
    listsIn(right).some((list) => {
      const more = mapLists(right, (each) => (same(each, list) ? [...each, id] : each))
      return MODES.some((mode) => grade(plugin, problem, more, mode).verdict === 'over_answered')
    }),
  )
}

/** Whether marks of the name are shown, and not all as before: then they tell themselves and are no key. */
function isTurned(name: string, view: unknown, other: unknown): boolean {
  const marksOf = (one: unknown) =>
    objectsIn(one)
      .map((object) => Reflect.get(object, name))
      .filter(isMark)
  return !same(marksOf(view).toSorted(), marksOf(other).toSorted())
}

/** How many are right is a part of the key, unless the task says how many to choose. */
export const rightOnesAreNotCounted: Check = (plugin, problem) => {
  const lengths = lengthsOf(plugin.correctResponse(problem))
  for (const { path, value } of someOf(problem, isMark)) {
    const changed = parseProblem(plugin, withAt(problem, path, !value))
    if (!changed.ok || same(lengthsOf(plugin.correctResponse(changed.problem)), lengths)) continue
    const [view, other] = [publicView(plugin, problem), publicView(plugin, changed.problem)]
    if (same(view, other) || isTurned(`${path.at(-1)}`, view, other)) continue
    if (!asksForACount(plugin, problem))
      fail(
        problem,
        `The public view changes with how many have ${nameOf(path)}, and more than are right are not over answered: it tells a number that the task does not ask for. Take it out of toPublic, or let grade count what was given.`,
      )
  }
}
