import { type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { type Check, fail, publicView, same } from './check'
import { canBeOverAnswered } from './fields'
import { fewByName, nameOf, type Path, placesIn, withAt } from './places'
import { idsIn, idsOf, listsIn, mapStrings, objectsIn, stringsIn } from './values'
import { filledIn } from './variants'

/** The places of the body with such a value, of each name a few. */
function someOf<TValue>(
  problem: ProblemEnvelope,
  isWanted: (value: unknown) => value is TValue,
): { path: Path; value: TValue }[] {
  const wanted = placesIn(problem).flatMap(({ path, value }) => (isWanted(value) ? [{ path, value }] : []))
  return [...fewByName(wanted).values()].flat()
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
      if (same(view, other)) continue
      // It may be joined with others to one text.
      const isShown = texts.some((text) =>
        [view, other].some((one) => stringsIn(one).some((shown) => shown.includes(text))),
      )
      if (!isShown)
        fail(
          authored,
          `The public view changes with how many stand in ${nameOf(path)}, which it does not show: it tells how many answers there are. Take their number out of toPublic.`,
        )
    }
  }
}

const isMark = (value: unknown): value is boolean => typeof value === 'boolean'

const lengthsOf = (value: unknown): number[] => listsIn(value).map(({ length }) => length)

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
  const view = publicView(plugin, problem)
  for (const { path, value } of someOf(problem, isMark)) {
    const changed = parseProblem(plugin, withAt(problem, path, !value))
    if (!changed.ok || same(lengthsOf(plugin.correctResponse(changed.problem)), lengths)) continue
    const other = publicView(plugin, changed.problem)
    if (same(view, other) || isTurned(`${path.at(-1)}`, view, other)) continue
    if (canBeOverAnswered(plugin, [problem])) return
    fail(
      problem,
      `The public view changes with how many have ${nameOf(path)}, and more than are right are not over answered: it tells a number that the task does not ask for. Take it out of toPublic, or let grade count what was given.`,
    )
  }
}
