import { type Random, shuffle } from '@wordstride/core'

/** A form of a word or sentence and why it is right or wrong. */
export interface Told {
  text: string
  why: string
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const combinations = <T>(items: readonly T[], size: number): T[][] => {
  if (size === 0) return [[]]
  return items.flatMap((item, i) =>
    combinations(items.slice(i + 1), size - 1).map((others) => [item, ...others]),
  )
}

/** How many of the others are shorter and how many are longer than the right one. */
const placeByLength = (key: string, others: readonly Told[]): string =>
  `${others.filter(({ text }) => text.length < key.length).length} ${others.filter(({ text }) => text.length > key.length).length}`

/** Wrong options so that the right one is the longest, the shortest or in the middle by turns. */
export function chooseWrong(key: string, wrong: readonly Told[], count: number, random: Random): Told[] {
  const different = wrong.filter(
    ({ text }, i) => text !== key && wrong.findIndex((other) => other.text === text) === i,
  )
  const sets = combinations(shuffle(different, random), Math.min(count, different.length))
  const places = [...new Set(sets.map((set) => placeByLength(key, set)))].sort()
  const place = places[Math.floor(random() * places.length)]
  return sets.find((set) => placeByLength(key, set) === place) ?? []
}

export const asOptions = (key: Told, wrong: readonly Told[], random: Random) =>
  shuffle([{ ...key, correct: true }, ...wrong], random)
