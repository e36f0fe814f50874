import { type Random, shuffle } from '@wordstride/core'

/** A form of a word or sentence and why it is right or wrong. */
export interface Told {
  text: string
  why: string
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const combinations = <T>(items: readonly T[], size: number): T[][] => {
  if (size === 0) return [[]]
  return items.flatMap((item, i) =>
    combinations(items.slice(i + 1), size - 1).map((others) => [item, ...others]),
  )
}

/** 0 where the right one is the shortest, 1 where it is the longest; between for all others. */
function placeByLength(key: string, others: readonly Told[]): number {
  const shorter = others.filter(({ text }) => text.length < key.length).length
  const longer = others.filter(({ text }) => text.length > key.length).length
  return shorter + longer === 0 ? 0 : shorter / (shorter + longer)
}

/** How often the right one is an extreme: where it can be both of them, and where only one. */
export interface Extremes {
  ofBoth: number
  ofOne: number
}

/** For forms of words, which are often of equal length. */
const OF_WORDS: Extremes = { ofBoth: 0.85, ofOne: 0.62 }

/** For options that differ by a mark or two: the right one is often an extreme together with another. */
export const OF_MARKS: Extremes = { ofBoth: 0.95, ofOne: 0.75 }

/** For longer options, of which three stand together. */
export const OF_PHRASES: Extremes = { ofBoth: 0.62, ofOne: 0.55 }

/** For sentences, of which four stand together. */
export const OF_SENTENCES: Extremes = { ofBoth: 0.42, ofOne: 0.5 }

/** Wrong options so that the right one is the longest, the shortest or in the middle by turns. */
export function chooseWrong(
  key: string,
  wrong: readonly Told[],
  count: number,
  random: Random,
  { ofBoth, ofOne }: Extremes = OF_WORDS,
): Told[] {
  const different = wrong.filter(
    ({ text }, i) => text !== key && wrong.findIndex((other) => other.text === text) === i,
  )
  const equals = (set: readonly Told[]) => set.filter(({ text }) => text.length === key.length).length
  const sets = combinations(shuffle(different, random), Math.min(count, different.length)).sort(
    (a, b) => equals(a) - equals(b),
  )
  const at = (isWanted: (place: number) => boolean) => sets.find((set) => isWanted(placeByLength(key, set)))
  const [shortest, longest] = [at((place) => place === 0), at((place) => place === 1)]
  // Where nothing is shorter or longer, options of equal length tell least.
  const middle = at((place) => place > 0 && place < 1) ?? sets.at(-1)
  const extreme = random() < 0.5 ? (shortest ?? longest) : (longest ?? shortest)
  const share = shortest && longest ? ofBoth : ofOne
  return (random() < share ? extreme : middle) ?? middle ?? []
}

export const asOptions = (key: Told, wrong: readonly Told[], random: Random) =>
  shuffle([{ ...key, correct: true }, ...wrong], random)

/** What stands in the braces of a gap, with the right one marked. */
export const gapOf = (key: Told, told: readonly Told[]): string =>
  `{${told.map(({ text }) => (text === key.text ? `*${text}` : text)).join('|')}}`

export const whyOf = (told: readonly Told[]): Record<string, string> =>
  Object.fromEntries(told.map(({ text, why }) => [text, why]))

export const oneOf = <T>(items: readonly T[], random: Random): T =>
  items[Math.floor(random() * items.length)] as T
