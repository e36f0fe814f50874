import type { ReleaseItemRow } from '../db/schema'

/** Numbers of the releases from `first` on, 0 being the files, behind which some problem was not served as it is now. */
export function waysBack(
  itemsOf: ReadonlyMap<number, readonly ReleaseItemRow[]>,
  first: number,
): Set<number> {
  const servedNow = new Map<string, string | null>()
  const changed = new Set<string>()
  const found = new Set<number>()
  for (let number = Math.max(first, ...itemsOf.keys()); number >= first; number--) {
    if (changed.size > 0) found.add(number)
    for (const { problemId, rowBefore, rowAfter } of itemsOf.get(number) ?? []) {
      if (!servedNow.has(problemId)) servedNow.set(problemId, rowAfter)
      if (rowBefore === servedNow.get(problemId)) changed.delete(problemId)
      else changed.add(problemId)
    }
  }
  return found
}
