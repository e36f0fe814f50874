import { seededRandom } from '@wordstride/core'
import { childrenOf, descendantsOf, type XmlElement } from '../xmlElement'
import type { Declaration } from './declarations'
import { identifierOf } from './expressions'
import { keysOf, type Possible, subsetsOf } from './keys'

/** No more than so many sets of pairs are tried. */
const MOST_SETS = 128
const RANDOM_SETS = 32

type Pair = readonly [string, string]

/** The things to pair: every pair has one of each side, or two of one list. */
interface Sides {
  first: readonly XmlElement[]
  second: readonly XmlElement[]
  /** Where each of these has one partner at most. */
  once: 'first' | 'second' | null
}

const isOnce = ({ attributes }: XmlElement): boolean => attributes.get('matchMax') === '1'

function sidesOf(interaction: XmlElement): Sides {
  if (interaction.name === 'gapMatchInteraction') {
    const first = childrenOf(interaction, 'gapText', 'gapImg')
    return { first, second: descendantsOf(interaction).filter(({ name }) => name === 'gap'), once: 'second' }
  }
  const [first = [], second = []] = childrenOf(interaction, 'simpleMatchSet').map((set) =>
    childrenOf(set, 'simpleAssociableChoice'),
  )
  return { first, second, once: first.every(isOnce) ? 'first' : second.every(isOnce) ? 'second' : null }
}

const written = (pairs: readonly Pair[]): string[] => pairs.map((pair) => pair.join(' '))

/** Every way to give each of the ids a partner or none. */
const assignments = (ids: readonly string[], partners: readonly string[]): [string, string][][] =>
  ids.reduce<[string, string][][]>(
    (sets, id) =>
      sets.flatMap((set) => [set, ...partners.map((partner): [string, string][] => [...set, [id, partner]])]),
    [[]],
  )

/** Tells of sets of pairs whether nothing is used more often than the interaction lets it be. */
function limitsOf(interaction: XmlElement, all: readonly XmlElement[]): (pairs: readonly Pair[]) => boolean {
  const most = Number(interaction.attributes.get('maxAssociations') ?? 0)
  const limits = all.flatMap((each): [string, number][] => {
    const limit = each.name === 'gap' ? 1 : Number(each.attributes.get('matchMax') ?? 0)
    return limit > 0 ? [[identifierOf(each), limit]] : []
  })
  return (pairs) => {
    if (most > 0 && pairs.length > most) return false
    const used = new Map<string, number>()
    for (const pair of pairs) for (const id of pair) used.set(id, (used.get(id) ?? 0) + 1)
    return limits.every(([id, limit]) => (used.get(id) ?? 0) <= limit)
  }
}

/** The key, and what is a pair away from it. */
function around(key: readonly Pair[], first: readonly string[], second: readonly string[]): Pair[][] {
  return [
    [...key],
    ...key.map((_, i) => key.toSpliced(i, 1)),
    ...key.map((pair) => [pair]),
    ...key.flatMap(([source, target], i) => [
      ...second.filter((id) => id !== target).map((id) => key.with(i, [source, id])),
      ...first.filter((id) => id !== source).map((id) => [...key, [id, target] as const]),
    ]),
    ...key.slice(1).map(([source, target], i) => {
      const [before, place] = key[i] as Pair
      return key.with(i, [before, target]).with(i + 1, [source, place])
    }),
  ]
}

/** Sets of pairs that can be made. */
export function pairAnswers(interaction: XmlElement, declaration: Declaration): Possible {
  const { first, second, once } =
    interaction.name === 'associateInteraction'
      ? { first: childrenOf(interaction, 'simpleAssociableChoice'), second: [], once: null }
      : sidesOf(interaction)
  const [left, right] = [first, second].map((side) => side.map(identifierOf)) as [string[], string[]]
  const pairs: Pair[] =
    second.length > 0
      ? left.flatMap((source) => right.map((target): Pair => [source, target]))
      : left.flatMap((source, i) => left.slice(i + 1).map((target): Pair => [source, target]))
  const isAllowed = limitsOf(interaction, [...first, ...second])
  const finished = (sets: readonly (readonly Pair[])[], isComplete: boolean): Possible => ({
    answers: sets.filter(isAllowed).map(written),
    isComplete,
  })
  if (2 ** pairs.length <= MOST_SETS) return finished(subsetsOf(pairs), true)
  if (once === 'first' && (right.length + 1) ** left.length <= MOST_SETS)
    return finished(assignments(left, right), true)
  if (once === 'second' && (left.length + 1) ** right.length <= MOST_SETS)
    return finished(
      assignments(right, left).map((set) => set.map(([target, source]): Pair => [source, target])),
      true,
    )
  const random = seededRandom(interaction.name)
  const some = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const keys = keysOf(declaration).map((key) =>
    key.flatMap((pair): Pair[] => {
      const [source, target] = pair.split(' ')
      return source && target ? [[source, target]] : []
    }),
  )
  return finished(
    [
      [],
      ...keys.flatMap((key) => around(key, left, second.length > 0 ? right : left)),
      ...Array.from({ length: RANDOM_SETS }, () =>
        once === 'second'
          ? right.map((target): Pair => [some(left), target])
          : left.map((source): Pair => [source, some(second.length > 0 ? right : left)]),
      ),
    ],
    false,
  )
}
