import type { Declaration } from './declarations'

/** What can be given to one response; `isComplete` when there is nothing else. */
export interface Possible {
  answers: readonly (readonly string[])[]
  isComplete: boolean
}

/** The key as the item gives it, and what its table of points gives points to. */
export function keysOf({ correct, table, cardinality }: Declaration): readonly (readonly string[])[] {
  const earning = (table?.entries ?? [])
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ key }) => String(key))
  return [
    ...(correct ? [correct.values.map(String)] : []),
    ...(earning.length === 0 ? [] : cardinality === 'single' ? earning.map((key) => [key]) : [earning]),
  ]
}

/** All sets of a list, as long as they are few. */
export const subsetsOf = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((sets, each) => sets.concat(sets.map((set) => [...set, each])), [[]])
