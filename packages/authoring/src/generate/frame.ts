import type { Random } from '@wordstride/core'

export type Level = 1 | 2 | 3 | 4

/** A generated problem in the short form of its type, without id and level. */
export interface Made {
  type: string
  prompt: string
  hints: string[]
  [field: string]: unknown
}

/** Learning and proof never ask about the same material. */
export type ListShare = 'learning' | 'proof'

/** A list that was written for one problem is whole. */
export type Share = ListShare | 'whole'

/** A way to make problems of one level from a closed list. */
export interface Frame {
  level: Level
  /** The numbers of the problems it can make. A number means the same problem for ever. */
  numbers(share: Share): number[]
  make(share: Share, number: number, random: Random): Made
}

const LEARNING_OF = 3

/** Every third entry is for learning. Lists grow at their ends, so that an entry stays where it is. */
export const ofShare = <T>(bank: readonly T[], share: Share): T[] =>
  share === 'whole' ? [...bank] : bank.filter((_, i) => (i % LEARNING_OF === 0) === (share === 'learning'))

/** One problem for each entry. */
export const each = <T>(
  level: Level,
  bank: readonly T[],
  make: (entry: T, random: Random) => Made,
): Frame => ({
  level,
  numbers: (share) => ofShare(bank, share).map((_, i) => i),
  make: (share, number, random) => make(ofShare(bank, share)[number] as T, random),
})

/** How far apart the entries of a group stand. */
const STEPS = [1, 2, 3, 5, 7]

/** Entries last, last - step, …: a group keeps its number when the list grows. */
const groupOf = <T>(bank: readonly T[], size: number, number: number): T[] => {
  const last = Math.floor(number / STEPS.length)
  const step = STEPS[number % STEPS.length] as number
  return Array.from({ length: size }, (_, i) => bank[last - i * step]).filter((entry) => entry !== undefined)
}

/** Problems of several entries of one share. */
export const groups = <T>(
  level: Level,
  bank: readonly T[],
  size: number,
  isFit: (entries: readonly T[]) => boolean,
  make: (entries: readonly T[], random: Random) => Made,
): Frame => ({
  level,
  numbers: (share) => {
    const own = ofShare(bank, share)
    return Array.from({ length: own.length * STEPS.length }, (_, number) => number).filter((number) => {
      const entries = groupOf(own, size, number)
      return entries.length === size && isFit(entries)
    })
  },
  make: (share, number, random) => make(groupOf(ofShare(bank, share), size, number), random),
})

/** Problems of several entries, whose texts must not meet. */
export function together<T>(
  level: Level,
  bank: readonly T[],
  size: number,
  textsOf: (entry: T) => readonly string[],
  make: (entries: readonly T[], random: Random) => Made,
): Frame {
  const isFit = (entries: readonly T[]) => {
    const texts = entries.flatMap(textsOf)
    return new Set(texts).size === texts.length
  }
  return groups(level, bank, size, isFit, make)
}

/** In the place of a frame that makes nothing any more, so that those behind it keep their ids. */
export const RETIRED: Frame = {
  level: 1,
  numbers: () => [],
  make: () => {
    throw new Error('A retired frame makes nothing.')
  },
}

/** Each entry in `count` ways: another sense, another sentence, another mistake. */
export const variants = <T>(
  level: Level,
  bank: readonly T[],
  count: number,
  make: (entry: T, variant: number, random: Random) => Made,
): Frame => ({
  level,
  numbers: (share) =>
    ofShare(bank, share).flatMap((_, i) =>
      Array.from({ length: count }, (__, variant) => i * count + variant),
    ),
  make: (share, number, random) =>
    make(ofShare(bank, share)[Math.floor(number / count)] as T, number % count, random),
})
