import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KEPT } from '../../api/queryClient'
import { forgetReplies, keepReplies, restoreReplies } from './keptReplies'

const DAY = 24 * 60 * 60 * 1000

const ask = (client: QueryClient, key: string, meta = {}) =>
  client.fetchQuery({ queryKey: [key], queryFn: () => `reply to ${key}`, meta })

/** What a later visit finds. */
async function visit(userId: string, key: string): Promise<unknown> {
  const client = new QueryClient()
  await restoreReplies(client, userId)
  return client.getQueryData([key])
}

describe('kept replies', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const client = new QueryClient()
    const stop = keepReplies(client, 'maya')
    await ask(client, 'courses', KEPT)
    await ask(client, 'peers')
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await vi.waitFor(async () => expect(await visit('maya', 'courses')).toBeDefined())
    stop()
  })

  afterEach(forgetReplies)

  it('are those of queries that say so', async () => {
    expect(await visit('maya', 'courses')).toBe('reply to courses')
    expect(await visit('maya', 'peers')).toBeUndefined()
  })

  it('stay when the next page asks for others', async () => {
    const next = new QueryClient()
    await ask(next, 'home', KEPT)
    const stop = keepReplies(next, 'maya')
    await vi.waitFor(async () => expect(await visit('maya', 'home')).toBeDefined(), 4000)
    stop()
    expect(await visit('maya', 'courses')).toBe('reply to courses')
  })

  it('are nothing to another user', async () => {
    expect(await visit('owen', 'courses')).toBeUndefined()
  })

  it('are nothing to another build of the app', async () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.setAttribute('src', '/assets/other.js')
    document.head.append(script)
    expect(await visit('maya', 'courses')).toBeUndefined()
    script.remove()
  })

  it('end after thirty days, and with the sign-out', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * DAY)
    expect(await visit('maya', 'courses')).toBeUndefined()
    vi.restoreAllMocks()
    await forgetReplies()
    expect(await visit('maya', 'courses')).toBeUndefined()
  })
})
