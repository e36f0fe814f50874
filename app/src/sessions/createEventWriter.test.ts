import type { ToldEvent } from '@wordstride/api'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createEventWriter } from './createEventWriter'
import { readDraft } from './drafts'

const write = vi.fn<(event: ToldEvent) => Promise<void>>()
/** What is in the outbox. */
const told = () => write.mock.calls.map(([event]) => event)

const shown: ToldEvent = { type: 'exercise_shown', at: 1, problemId: '1' }
const draft = (responseJson: string, problemId = '1') => ({ problemId, responseJson })

let sessions = 0
function open() {
  const sessionId = `session ${++sessions}`
  return { ...createEventWriter({ sessionId, write }), kept: () => readDraft(sessionId) }
}

beforeEach(() => {
  write.mockReset()
  write.mockResolvedValue(undefined)
})

describe('a draft', () => {
  it('[SES-25] is in the browser at once in every version, and the last one goes out', async () => {
    const { keep, kept } = open()
    let arrive: () => void = () => undefined
    write.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
    keep(draft('a'))
    keep(draft('ab'))
    await vi.waitFor(async () => expect(await kept()).toEqual(draft('ab')))
    expect(told()).toEqual([])
    await vi.waitFor(() => expect(told()).toMatchObject([{ type: 'responded', responseJson: 'ab' }]), {
      timeout: 2_000,
    })
    expect(await kept()).not.toBeNull()
    arrive()
    await vi.waitFor(async () => expect(await kept()).toBeNull())
  })

  it('goes out before what comes after it', () => {
    const { keep, tell } = open()
    tell(shown)
    keep(draft('a'))
    tell({ type: 'advanced', at: 9, problemId: '1' })
    expect(told().map(({ type }) => type)).toEqual(['exercise_shown', 'responded', 'advanced'])
  })

  it('stays when it came while the one before it was written', async () => {
    const { keep, flush, kept } = open()
    let arrive: () => void = () => undefined
    write.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
    keep(draft('a'))
    const flushed = flush()
    keep(draft('b', '2'))
    arrive()
    await flushed
    expect(await kept()).toEqual(draft('b', '2'))
  })

  it('does not go out after the answer that has it', async () => {
    const { keep, flush, give, kept } = open()
    keep(draft('a'))
    expect(await give(async () => 'graded')).toBe('graded')
    await flush()
    expect(told()).toEqual([])
    expect(await kept()).toBeNull()
  })

  it('goes out by the outbox when the answer that has it does not arrive', async () => {
    const { keep, give, kept } = open()
    keep(draft('a'))
    await expect(give(() => Promise.reject(new Error('signed out')))).rejects.toThrow('signed out')
    expect(told()).toMatchObject([{ type: 'responded', responseJson: 'a' }])
    await vi.waitFor(async () => expect(await kept()).toBeNull())
    // Given again as it was, it need not go out a second time.
    await expect(give(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
    expect(told()).toHaveLength(1)
  })
})
