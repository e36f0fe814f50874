import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem, seededRandom } from '@wordstride/core'
import { type Check, fail, publicView } from './check'
import type { SetCheck } from './fields'
import { isOrderAnswered } from './order'
import { canonical, idOf, idsIn, idsOf, listsIn, mapLists, mapObjects, stringsIn } from './values'
import { filledIn } from './variants'

/** The problem with `shuffle_options` everywhere, as far as its schema takes it. */
function askedToShuffle(
  plugin: AnyProblemPlugin,
  problem: ProblemEnvelope,
  shuffle_options: boolean | undefined,
): ProblemEnvelope | null {
  const asked = parseProblem(
    plugin,
    mapObjects(problem, (object) => ({ ...object, shuffle_options })),
  )
  return asked.ok ? asked.problem : null
}

/** Order is decided where the problem asks for it: `shuffle_options` is what all types call it. */
export const shufflesWhereAsked: Check = (plugin, problem) => {
  const ordersWith = (shuffle_options: boolean | undefined): number => {
    const asked = askedToShuffle(plugin, problem, shuffle_options)
    if (!asked || (shuffle_options !== undefined && !JSON.stringify(asked).includes('"shuffle_options"')))
      return 0
    return new Set(
      Array.from({ length: 12 }, (_, i) => JSON.stringify(publicView(plugin, asked, `order ${i}`))),
    ).size
  }
  const shuffled = ordersWith(true)
  if (shuffled === 0) return
  if (shuffled === 1)
    fail(problem, 'shuffle_options is set, and nothing is shuffled. In present shuffle where it is true.')
  if (ordersWith(false) > 1 || ordersWith(undefined) > 1)
    fail(
      problem,
      'shuffle_options is not set, and something is shuffled. In present keep the order as it is written unless it is true.',
    )
}

/** So many attempts are looked at before what they have in common is taken for a rule: a fair shuffle ends it sooner. */
const ATTEMPTS = 30
/** Two cards have one other order, and three can all stand in their own by chance once in six times. */
const LEAST_SHUFFLED = 3

const attempts = Array.from({ length: ATTEMPTS }, (_, i) => `attempt ${i}`)

/** The lists of ids in a presentation, by the names of the fields around them. */
function orderedIn(
  value: unknown,
  ids: ReadonlySet<string>,
  path: readonly string[] = [],
): [name: string, list: string[]][] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.length > 0 && value.every((entry) => ids.has(entry as string)))
    return [[path.join('.'), value as string[]]]
  return Object.entries(value).flatMap(([key, entry]) =>
    orderedIn(entry, ids, [...path, ids.has(key) || Array.isArray(value) ? '…' : key]),
  )
}

/** Whether a presentation lists so many ids there, and whether they stand otherwise in another attempt. */
function ordersOf(plugin: AnyProblemPlugin, problem: ProblemEnvelope): Map<string, boolean> {
  const ids = idsIn(problem)
  const listsOf = (seed: string) => orderedIn(plugin.present(problem, seededRandom(seed)), ids)
  const first = listsOf('attempt 0')
  const found = new Map<string, boolean>()
  for (const [i, [name, list]] of first.entries()) {
    if (list.length < LEAST_SHUFFLED || found.get(name)) continue
    found.set(
      name,
      attempts.some((seed) => listsOf(seed)[i]?.[1].join('\n') !== list.join('\n')),
    )
  }
  return found
}

/** The lists of which no attempt at one of the problems has another order, each with such a problem. */
function neverShuffled(
  plugin: AnyProblemPlugin,
  problems: readonly ProblemEnvelope[],
): Map<string, ProblemEnvelope> {
  const found = new Map<string, ProblemEnvelope>()
  const several = new Set<string>()
  for (const problem of problems)
    for (const [name, isShuffled] of ordersOf(plugin, problem)) {
      if (isShuffled) several.add(name)
      else found.set(name, problem)
    }
  for (const name of several) found.delete(name)
  return found
}

/** Who lists an order in the presentation says that there are several. */
export const presentsMoreThanOneOrder: SetCheck = (plugin, problems) => {
  if (neverShuffled(plugin, problems).size === 0) return
  // An author may have to ask for it.
  const asked = problems.flatMap((problem) => [
    askedToShuffle(plugin, problem, true) ?? problem,
    filledIn(plugin, problem),
  ])
  for (const [name, problem] of neverShuffled(plugin, [...problems, ...asked]))
    fail(
      problem,
      `A presentation lists ${name}, and of no problem does it ever stand in another order. In present shuffle it (shuffle; shuffleAway for cards to be sorted), or leave it out of the presentation.`,
    )
}

/** What belongs together in the right response: two items, or an item and its place in the right succession. */
type Pairs = readonly (readonly [id: string, other: string | number])[]

const isOfIds = (value: unknown, ids: ReadonlySet<string>): value is string =>
  typeof value === 'string' && ids.has(value)

/** The pairs of a record by ids, of a list of objects with two ids, or of a list whose order counts. */
function pairsOf(value: object, ids: ReadonlySet<string>, isOrdered: boolean): Pairs {
  if (!Array.isArray(value)) {
    const entries = Object.entries(value)
    return entries.every(([key, entry]) => ids.has(key) && isOfIds(entry, ids)) ? entries : []
  }
  if (isOrdered && value.every((entry) => isOfIds(entry, ids))) return value.map((id, i) => [id, i])
  const ends = value.map((entry) =>
    typeof entry === 'object' ? Object.values(entry ?? {}).filter((end) => isOfIds(end, ids)) : [],
  )
  return ends.every((each) => each.length === 2) ? (ends as [string, string][]) : []
}

/** All pairs of the right response, each group of its own. */
function groupsOfPairs(plugin: AnyProblemPlugin, problem: ProblemEnvelope): Pairs[] {
  const right = plugin.correctResponse(problem)
  const view = publicView(plugin, problem)
  const ids = idsIn(view)
  const isOrdered = isOrderAnswered(plugin, problem, right)
  const found: Pairs[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const pairs = pairsOf(value, ids, isOrdered)
    if (pairs.length >= LEAST_SHUFFLED && areOfTwoLists(view, pairs)) found.push(pairs)
    else Object.values(value).forEach(walk)
  }
  walk(right)
  return found
}

/** What is chosen from options of its own has no place among those of others. */
function areOfTwoLists(view: unknown, pairs: Pairs): boolean {
  const lists = listsIn(view)
  const ends = [
    pairs.map(([id]) => id),
    pairs.flatMap(([, other]) => (typeof other === 'string' ? other : [])),
  ]
  const others = new Set(ends[1])
  // Who takes some of what is shown, in order, does not go down the page.
  const isOfAll = (list: readonly unknown[]) => others.size > 0 || list.length === pairs.length
  const haveOptions = lists.flat().some((item) => {
    const id = idOf(item)
    return id !== undefined && ends[0]?.includes(id) && stringsIn(item).some((text) => others.has(text))
  })
  return (
    !haveOptions &&
    ends.every((end) => lists.some((list) => isOfAll(list) && end.every((id) => idsOf(list).includes(id))))
  )
}

type End = Pairs[number][number]

/** Where an item stands in the view among all that have ids. */
function placeIn(view: unknown): (end: End) => number {
  const places = new Map([...idsIn(view)].map((id, i) => [id, i]))
  return (end) => (typeof end === 'number' ? end : (places.get(end) ?? -1))
}

/** The pairs by the places at which the first of each stands in the view. */
function asShown(view: unknown, pairs: Pairs): number[] {
  const placeOf = placeIn(view)
  return [...pairs].sort(([a], [b]) => placeOf(a) - placeOf(b)).map(([, other]) => placeOf(other))
}

const ascends = (places: readonly number[]): boolean =>
  places.every((place, i) => i === 0 || place >= (places[i - 1] as number))

/** Whether in every attempt what belongs together stands at the same place of both lists. */
const alwaysStandsSolved = (plugin: AnyProblemPlugin, problem: ProblemEnvelope, pairs: Pairs): boolean =>
  new Set(pairs.map(([, other]) => other)).size > 1 &&
  attempts.every((seed) => ascends(asShown(publicView(plugin, problem, seed), pairs)))

/** The same problem as an author would write it who goes by the solution; null where the order is the key. */
function writtenInOrder(
  plugin: AnyProblemPlugin,
  problem: ProblemEnvelope,
  pairs: Pairs,
): ProblemEnvelope | null {
  const rankOf = placeIn(publicView(plugin, problem))
  const ranks = new Map(pairs.map(([id, other]) => [id, rankOf(other)]))
  const rankOfItem = (item: unknown) => ranks.get(idOf(item) ?? '') ?? -1
  const written = parseProblem(
    plugin,
    mapLists(problem, (list) => {
      const isOfThem = list.length === ranks.size && idsOf(list).every((id) => ranks.has(id))
      return isOfThem ? list.toSorted((a, b) => rankOfItem(a) - rankOfItem(b)) : list
    }),
  )
  if (!written.ok) return null
  const [right, other] = [problem, written.problem].map((one) => canonical(plugin.correctResponse(one)))
  return right === other ? written.problem : null
}

/** Whether the type decides the order of one of the two. */
function isPresented(plugin: AnyProblemPlugin, problem: ProblemEnvelope, pairs: Pairs): boolean {
  const presentation = plugin.present(problem, seededRandom('view'))
  const ends = [pairs.map(([id]) => id), pairs.map(([, other]) => other)]
  return listsIn(presentation).some((list) => ends.some((end) => end.every((id) => list.includes(id))))
}

/** What is to be joined or sorted does not stand solved: a student would go down the page and be right. */
export const doesNotStandSolved: SetCheck = (plugin, problems) => {
  const solved: ProblemEnvelope[] = []
  let isOtherwise = false
  for (const authored of problems) {
    const problem = askedToShuffle(plugin, authored, true) ?? authored
    for (const pairs of groupsOfPairs(plugin, problem)) {
      const isDecided = isPresented(plugin, problem, pairs)
      // Rows of a table may well be answered alike from the top down.
      if (!isDecided && new Set(pairs.map(([, other]) => other)).size < pairs.length) continue
      const isSolved = alwaysStandsSolved(plugin, problem, pairs)
      if (isSolved) solved.push(authored)
      else isOtherwise = true
      if (!isDecided) continue
      const written = isSolved ? problem : writtenInOrder(plugin, problem, pairs)
      if (written && alwaysStandsSolved(plugin, written, pairs))
        fail(
          authored,
          `Where an author writes it in the order of its solution, it is shown in that order in every attempt: ${JSON.stringify(pairs.slice(0, 3))} … stand side by side. In present shuffle the one list without the other (shuffleAway).`,
        )
    }
  }
  const [first] = solved
  if (first && !isOtherwise)
    fail(
      first,
      'What belongs together stands side by side in every attempt at every fixture, and the page tells the answer. In present shuffle one of the two lists (shuffleAway), and store its order in the presentation.',
    )
}
