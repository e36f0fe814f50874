import 'fake-indexeddb/auto'
import type { GradedEvent } from '@wordstride/player'
import { describe, expect, it, vi } from 'vitest'
import { delayDrafts } from './delayDrafts'
import { readDraft } from './drafts'

const responded = (group_answer: string): GradedEvent => ({ type: 'responded', group_answer })

let sessions = 0

function setUp() {
  const sessionUuid = `session ${++sessions}`
  const written: string[] = []
  let arrive: () => void = () => undefined
  const events = delayDrafts(sessionUuid, (problemId, event) => {
    written.push(event.type === 'responded' ? `${problemId} ${event.group_answer}` : event.type)
    return new Promise((resolve) => {
      arrive = resolve
    })
  })
  const kept = () => readDraft(sessionUuid)
  return { ...events, written, kept, arrive: () => arrive() }
}

describe('delayDrafts', () => {
  it('[TEST-23] [SES-25] has every version of a draft in the browser at once, and writes the last one', async () => {
    const { tell, written, kept, arrive } = setUp()
    tell('1', responded('a'))
    tell('1', responded('ab'))
    await vi.waitFor(async () => expect(await kept()).toEqual({ problemId: '1', groupAnswer: 'ab' }))
    expect(written).toEqual([])
    await vi.waitFor(() => expect(written).toEqual(['1 ab']), { timeout: 2_000 })
    expect(await kept()).not.toBeNull()
    arrive()
    await vi.waitFor(async () => expect(await kept()).toBeNull())
  })

  it('writes the draft before what comes after it', () => {
    const { tell, written } = setUp()
    tell('1', responded('a'))
    tell('1', { type: 'advanced' })
    expect(written).toEqual(['1 a', 'advanced'])
  })

  it('keeps a draft that came while the one before it was written', async () => {
    const { tell, flush, kept, arrive } = setUp()
    tell('1', responded('a'))
    flush()
    tell('2', responded('b'))
    arrive()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await kept()).toEqual({ problemId: '2', groupAnswer: 'b' })
  })
})
