import { type Random, shuffle } from '@wordstride/core'
import { type Frame, type Level, type Made, ofShare, type Share } from './frame'
import { asOptions, chooseWrong, OF_SENTENCES, oneOf, type Told, whyOf } from './options'

/** One of several kinds that are to be told apart. */
export interface Kind {
  name: string
  /** What makes it this kind, as a whole sentence that is true beside an example of another kind, too. */
  why: string
  /** The same of one example, where that says more. */
  tell?(example: string): string
  /** Why an example of another kind is not of this one, where that says more. */
  not?: string
  /** One a line. */
  examples: string
}

export interface KindTexts {
  /** Asks for the kind of the example quoted below. */
  name: string
  which(kind: string): string
  all(kind: string): string
  table: string
  columns: [example: string, kind: string]
  sort: string
  match: string
  hints: [string, string]
}

interface Example extends Told {
  kind: Kind
}

const OPTIONS = 4
const SMALL_TABLE = 3
const BIG_TABLE = 5
const MOST_GROUPS = 3

const examplesOf = (kind: Kind, share: Share): Example[] =>
  ofShare(kind.examples.trim().split('\n').filter(Boolean), share).map((text) => ({
    text,
    why: kind.tell?.(text) ?? kind.why,
    kind,
  }))

/** From the entry at `from` back to older ones, so that a number keeps its problem when a list grows. */
const backFrom = <T>(list: readonly T[], from: number, count: number): T[] =>
  from < 0 ? [] : list.slice(Math.max(0, from - count + 1), from + 1).toReversed()

/** Finds the examples of problem `number`: the one asked for stands at its kind's place `at`. */
interface Place {
  lists: readonly (readonly Example[])[]
  turn: number
  at: number
}

const placeOf = (kinds: readonly Kind[], share: Share, number: number): Place => ({
  lists: kinds.map((kind) => examplesOf(kind, share)),
  turn: number % kinds.length,
  at: Math.floor(number / kinds.length),
})

/** The lists, that of the turn first. */
const inTurn = ({ lists, turn }: Place): (readonly Example[])[] => [
  ...lists.slice(turn),
  ...lists.slice(0, turn),
]

const wrapped = (number: number, count: number): number => ((number % count) + count) % count

/** Each kind begins one step further back, more so at a later turn; before the first entry stands the last. */
const groupsOf = (place: Place, kinds: number, count: number): Example[][] =>
  inTurn(place)
    .slice(0, kinds)
    .map((list, i) => backFrom(list, wrapped(place.at - i * place.turn, place.at + 1), count))

/** Rows of all kinds by turns. */
const mixedOf = (place: Place, count: number): Example[] => {
  const groups = groupsOf(place, place.lists.length, count)
  return Array.from({ length: count }, (_, i) => groups.flatMap((group) => group.slice(i, i + 1)))
    .flat()
    .slice(0, count)
}

const kindFrame = (
  level: Level,
  kinds: readonly Kind[],
  isWhole: (place: Place) => boolean,
  make: (place: Place, random: Random) => Made,
): Frame => ({
  level,
  numbers: (share) => {
    const longest = Math.max(...kinds.map((kind) => examplesOf(kind, share).length))
    return Array.from({ length: longest * kinds.length }, (_, number) => number).filter((number) => {
      const place = placeOf(kinds, share, number)
      return place.at < (place.lists[place.turn]?.length ?? 0) && isWhole(place)
    })
  },
  make: (share, number, random) => make(placeOf(kinds, share, number), random),
})

/** Name the kind (1); find one of a kind, or several names (2); sort and match (3); find all (4). */
export function kindFrames(kinds: readonly Kind[], texts: KindTexts): Frame[] {
  const hints = [...texts.hints]
  const names = kinds.map(({ name, why }): Told => ({ text: name, why }))
  const wrongNames = kinds.map(({ name, why, not = why }): Told => ({ text: name, why: not }))
  const othersOf = (place: Place, count: number) =>
    inTurn(place)
      .slice(1)
      .flatMap((list) => backFrom(list, Math.min(place.at, list.length - 1), count))
  const askedOf = ({ lists, turn, at }: Place) => lists[turn]?.[at] as Example
  const table = (rows: readonly Example[], random: Random): Made => ({
    type: 'table_with_dropdown',
    prompt: texts.table,
    hints,
    columns: texts.columns,
    rows: shuffle(rows, random).map(({ text, kind }) => [
      text,
      `{${names.map((name) => (name.text === kind.name ? `*${name.text}` : name.text)).join('|')}}`,
    ]),
    why: whyOf(names),
  })
  const groups = Math.min(kinds.length, MOST_GROUPS)
  const cards = kinds.length === 2 ? 3 : 2
  return [
    kindFrame(
      1,
      kinds,
      () => true,
      (place, random) => {
        const { text, why, kind } = askedOf(place)
        const others = shuffle(
          wrongNames.filter((name) => name.text !== kind.name),
          random,
        ).slice(0, OPTIONS - 1)
        return {
          type: 'selection',
          prompt: `${texts.name}\n\n> ${text}`,
          hints,
          options: asOptions({ text: kind.name, why }, others, random),
        }
      },
    ),
    kindFrame(
      2,
      kinds,
      (place) => othersOf(place, 2).length >= OPTIONS - 1 || place.lists.length === 2,
      (place, random) => {
        const { text, why, kind } = askedOf(place)
        const wrong = chooseWrong(text, othersOf(place, OPTIONS), OPTIONS - 1, random, OF_SENTENCES)
        return {
          type: 'selection',
          prompt: texts.which(kind.name),
          hints,
          options: asOptions(
            { text, why },
            wrong.map((other) => ({ text: other.text, why: other.why })),
            random,
          ),
        }
      },
    ),
    kindFrame(
      2,
      kinds,
      (place) => mixedOf(place, SMALL_TABLE).length === SMALL_TABLE,
      (place, random) => table(mixedOf(place, SMALL_TABLE), random),
    ),
    kindFrame(
      3,
      kinds,
      (place) => groupsOf(place, groups, cards).every(({ length }) => length === cards),
      (place, random) => {
        const sorted = groupsOf(place, groups, cards)
        return {
          type: 'text_drag_drop',
          prompt: texts.sort,
          hints,
          buckets: shuffle(sorted, random).map((group) => ({
            name: group[0]?.kind.name ?? '',
            items: group.map(({ text }) => text),
          })),
          why: whyOf(sorted.flat()),
        }
      },
    ),
    ...(kinds.length < MOST_GROUPS
      ? []
      : [
          kindFrame(
            3,
            kinds,
            (place) => groupsOf(place, groups, 1).every(({ length }) => length === 1),
            (place) => ({
              type: 'pairing',
              prompt: texts.match,
              hints,
              pairs: groupsOf(place, groups, 1)
                .flat()
                .map(({ text, why, kind }) => ({ left: kind.name, right: text, why })),
            }),
          ),
        ]),
    kindFrame(
      4,
      kinds,
      (place) => place.at > 0 && othersOf(place, 2).length >= 2,
      (place, random) => {
        const { kind } = askedOf(place)
        const right = backFrom(place.lists[place.turn] ?? [], place.at, oneOf([1, 2, 2, 3], random))
        const wrong = shuffle(othersOf(place, 2), random).slice(0, OPTIONS + 1 - right.length)
        return {
          type: 'multi_selection',
          prompt: texts.all(kind.name),
          hints: [...hints.slice(0, 1), 'There may be one, two, or three.'],
          options: shuffle(
            [
              ...right.map(({ text, why }) => ({ text, why, correct: true })),
              ...wrong.map(({ text, why }) => ({ text, why })),
            ],
            random,
          ),
        }
      },
    ),
    kindFrame(
      4,
      kinds,
      (place) => mixedOf(place, BIG_TABLE).length === BIG_TABLE,
      (place, random) => table(mixedOf(place, BIG_TABLE), random),
    ),
  ]
}
