import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { type Check, fail, grade, publicView, same } from './check'
import { behaviourOf, type SetCheck } from './fields'
import { numbersToTry } from './numbers'
import { fewByName, nameOf, type Path, placesIn, withAt } from './places'
import { canonical, idsIn, mapLists, stringsIn } from './values'
import { optionalFields } from './variants'

interface Place {
  path: Path
  value: string | number | boolean
}

const isId = (path: Path): boolean => /^(uu)?id$/.test(`${path.at(-1)}`)

/** Where the body holds something that is no id of its own item. */
const leavesIn = (problem: ProblemEnvelope): Place[] =>
  placesIn(problem).flatMap(({ path, value }) =>
    !isId(path) && ['string', 'number', 'boolean'].includes(typeof value)
      ? [{ path, value: value as Place['value'] }]
      : [],
  )

/** As many ids and texts are tried in the place of another. */
const MOST_OTHERS = 6

/** What could stand there instead: another of the ids where it is one, else another text, a number beside it or a mark. */
function othersOf(value: Place['value'], ids: readonly string[]): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1, value - 1]
  if (ids.includes(value)) return ids.filter((id) => id !== value).slice(0, MOST_OTHERS)
  return [`${value} and more`, `${value}x`]
}

/** None at all, and one far away. */
const farFrom = (value: Place['value']): number[] => (typeof value === 'number' ? [0, value * 10] : [])

/** The problems that the schema takes with something else there. */
const changedAt = (
  plugin: AnyProblemPlugin,
  problem: ProblemEnvelope,
  path: Path,
  others: readonly unknown[],
): ProblemEnvelope[] =>
  others.flatMap((other) => {
    const parsed = parseProblem(plugin, withAt(problem, path, other))
    return parsed.ok && canonical(parsed.problem) !== canonical(problem) ? [parsed.problem] : []
  })

const at = (problem: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => Object(value)[step], problem)

/** Items of one kind say yes and no to the same things. */
function kindOf(problem: ProblemEnvelope, path: Path): string {
  const marks = Object.entries(Object(at(problem, path.slice(0, -1)))).filter(
    ([, entry]) => typeof entry === 'boolean',
  )
  return canonical([nameOf(path), marks])
}

/** Whether something follows from what stands there; null where the schema leaves no choice. */
function isRead(plugin: AnyProblemPlugin, problem: ProblemEnvelope, { path, value }: Place): boolean | null {
  const ids = [...idsIn(problem)]
  const changed = changedAt(plugin, problem, path, [...othersOf(value, ids), ...farFrom(value)])
  if (changed.length === 0) return null
  const beside = at(problem, path.slice(0, -1))
  const texts = stringsIn(beside).filter((text) => !ids.includes(text))
  const tried = { texts, numbers: numbersToTry(problem, beside) }
  const usual = behaviourOf(plugin, problem, tried)
  return changed.some((other) => behaviourOf(plugin, other, tried) !== usual)
}

/** Of items that stand in a problem more often, as many are tried. */
const MOST_ITEMS = 40

/** What an author has to write of each item is read of each: what is neither shown nor graded nor told is lost. */
export const eachItemIsRead: SetCheck = (plugin, problems) => {
  const everRead = new Set<string>()
  const unread: { problem: ProblemEnvelope; path: Path; isReadElsewhere: boolean }[] = []
  for (const problem of problems) {
    const optional = new Set(optionalFields(plugin, problem).map((field) => field.path.join('.')))
    const places = leavesIn(problem)
      .filter(({ path }) => !optional.has(path.join('.')))
      .slice(0, MOST_ITEMS)
    const read = new Map(places.map((place) => [place, isRead(plugin, problem, place)]))
    const kinds = new Set(places.flatMap((place) => (read.get(place) ? kindOf(problem, place.path) : [])))
    for (const [{ path }, isOf] of read) {
      if (isOf) everRead.add(nameOf(path))
      if (isOf === false) unread.push({ problem, path, isReadElsewhere: kinds.has(kindOf(problem, path)) })
    }
  }
  const lost = unread.find(({ path, isReadElsewhere }) => isReadElsewhere || !everRead.has(nameOf(path)))
  if (lost)
    fail(
      lost.problem,
      `Whatever stands in ${lost.path.join('.')}, all is shown, graded and told alike${lost.isReadElsewhere ? ', and of other items it is not' : ''}: nothing reads it. Let grade, feedback and toPublic go through all items, or take it out of the schema.`,
    )
}

/** A list with holes says what stands where, as boxes of which some have their letter: its places are no order. */
const numbered = (value: unknown): unknown =>
  mapLists(value, (list) => (list.includes(null) ? list.map((entry, i) => [i, entry]) : list))

/** The order of what is shown does not follow the key, wherever the key stands. */
export const orderTellsNoKey: Check = (plugin, problem) => {
  const ids = [...idsIn(problem)]
  const view = publicView(plugin, problem)
  const verdictsOf = (of: ProblemEnvelope, response: unknown) => grade(plugin, of, response).verdict
  for (const { path, value } of [...fewByName(leavesIn(problem)).values()].flat()) {
    const texts = stringsIn(problem).filter((text) => text !== value && !ids.includes(text))
    const isText = typeof value === 'string' && !ids.includes(value)
    const others = isText ? texts.slice(0, MOST_OTHERS) : othersOf(value, ids)
    for (const changed of changedAt(plugin, problem, path, others)) {
      const other = publicView(plugin, changed)
      const isReordered =
        !same(view, other) &&
        canonical(numbered(view), { sorted: true }) === canonical(numbered(other), { sorted: true })
      if (!isReordered || verdictsOf(changed, plugin.correctResponse(problem)) === 'correct') continue
      fail(
        problem,
        `With another ${nameOf(path)} the same things are shown in another order, and another response is right: the order tells the key. Let it follow from the presentation alone.`,
      )
    }
  }
}
