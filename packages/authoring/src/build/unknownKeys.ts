import type { ProblemFault } from './contentError'

/** Of an object with thousands the others would say nothing new, and take long to find. */
const MOST_KEYS = 20

type Say = (key: string, index: number) => string

/** What is to be said of each of an object's keys; of those behind the first ones, how many they are. */
export function keyMessages(keys: readonly string[], say: Say): string[] {
  const told = keys.slice(0, MOST_KEYS).map(say)
  const more = keys.length - told.length
  return more > 0 ? [...told, `And ${more} more.`] : told
}

/** The same as faults, each at its key. */
export const keyFaults = (path: ProblemFault['path'], keys: readonly string[], say: Say): ProblemFault[] =>
  keyMessages(keys, say).map((message, i) => ({ path: [...path, ...keys.slice(i, i + 1)], message }))
