import { describe, expect, it } from 'vitest'
import { latestOf, parseShared } from './sharedSnapshot'
import type { LearningSnapshot } from './snapshots'

const savedAt = (at: number): LearningSnapshot => ({
  savedAt: at,
  responses: { 0: { chosen: {} } },
  lesson: { demos: {}, assisted: {} },
})

describe('what was entered at another device', () => {
  it('[SES-25] the later of the two copies counts', () => {
    expect(latestOf(savedAt(5), savedAt(9))).toEqual(savedAt(9))
    expect(latestOf(savedAt(9), savedAt(5))).toEqual(savedAt(9))
    expect(latestOf(null, savedAt(5))).toEqual(savedAt(5))
    expect(latestOf(savedAt(5), null)).toEqual(savedAt(5))
    expect(latestOf(null, null)).toBeNull()
  })

  it('ignores what is no snapshot, or one of another version', () => {
    expect(parseShared(JSON.stringify(savedAt(3)))).toEqual(savedAt(3))
    const earlier = '{"events":[],"responses":{},"presentations":{}}'
    for (const text of ['', 'null', '[]', '{"savedAt":1}', earlier, 'half a {'])
      expect(parseShared(text)).toBeNull()
  })
})
