import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ReleaseItemRow } from '../db/schema'
import { groupBy } from '../lists/groupBy'
import { itemsBackTo } from './rollBack'
import { waysBack } from './waysBack'

/** Of each release the problems with what serves them from then on; null for nothing. */
const historyOf = (releases: readonly Record<string, string | null>[]): ReleaseItemRow[] => {
  const served = new Map<string, string | null>()
  return releases.flatMap((release, i) =>
    Object.entries(release).map(([problemId, rowAfter]) => {
      const rowBefore = served.get(problemId) ?? null
      served.set(problemId, rowAfter)
      return { number: i + 1, problemId, draftId: null, revision: null, rowBefore, rowAfter }
    }),
  )
}

it('leads back to the releases that going back to would change something', () => {
  const row = fc.constantFrom('x', 'y', null)
  const release = fc.dictionary(fc.constantFrom('E1', 'E2', 'E3'), row, { maxKeys: 2 })
  fc.assert(
    fc.property(fc.array(release, { maxLength: 8 }), fc.nat(3), (releases, first) => {
      const items = historyOf(releases)
      const numbers = Array.from({ length: releases.length + 1 }, (_, number) => number)
      expect(
        [
          ...waysBack(
            groupBy(items, ({ number }) => number),
            first,
          ),
        ].toSorted(),
      ).toEqual(numbers.filter((number) => number >= first && itemsBackTo(items, number).length > 0))
    }),
  )
})
