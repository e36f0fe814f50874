import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { createSharedCopy, latestOf, parseShared } from './sharedSnapshot'
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

describe('the copy at the server', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(apiClient, 'call').mockReset().mockResolvedValue({ isSuccess: true, status: 'success' })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const sent = () =>
    vi.mocked(apiClient.call).mock.calls.map(([, params]) => (params as { snapshot: string | null }).snapshot)

  it('is written a moment after the last change, and taken back at the end', () => {
    const copy = createSharedCopy('student', 'session')
    copy.save(savedAt(1))
    copy.save(savedAt(2))
    vi.runAllTimers()
    expect(sent()).toEqual([JSON.stringify(savedAt(2))])
    copy.save(savedAt(3))
    copy.forget()
    vi.runAllTimers()
    expect(sent().slice(1)).toEqual([null])
  })

  it('is not written over by a visit that was overtaken by another', () => {
    const copy = createSharedCopy('student', 'session')
    copy.save(savedAt(1))
    copy.stop()
    vi.runAllTimers()
    expect(sent()).toEqual([])
  })
})
