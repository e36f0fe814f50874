import { ANSWER_PATIENCE_MS, type ApiClient, ApiError, type CallOptions } from '@wordstride/api'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createOutbox } from './createOutbox'
import { type OutboxItem, openOutboxDatabase } from './outboxDatabase'
import type { ReplyChannel } from './outboxReplies'
import { createOutboxStore } from './outboxStore'

const item = (id: string, userId = 'student'): OutboxItem => ({
  id,
  userId,
  call: 'learningUpdateIndex',
  params: { sectionType: 'ae.la', gradeId: 2, skillId: 's', problemId: id },
})

const saved = { isSuccess: true, status: 'success' }
const offline = () => Promise.reject(new ApiError('network', 'no network'))

let databases = 0

/** A browser with one database; `tab()` opens a tab of it. */
function browser(reply: (problemId: string) => Promise<unknown>, open = openOutboxDatabase) {
  const name = `outbox-${++databases}`
  const sent: string[] = []
  const patience: (number | undefined)[] = []
  let lock = Promise.resolve()
  const state = { userId: 'student' as string | null }
  const channels: ReplyChannel[] = []
  function openChannel(): ReplyChannel {
    const channel: ReplyChannel = {
      onmessage: null,
      postMessage(data) {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent)
      },
    }
    channels.push(channel)
    return channel
  }
  const client = {
    call: async (_: string, params: { problemId: string }, { patienceMs }: CallOptions) => {
      patience.push(patienceMs)
      const result = await reply(params.problemId)
      sent.push(params.problemId)
      return result
    },
  } as unknown as ApiClient
  const tab = () =>
    createOutbox({
      store: createOutboxStore(() => open(name)),
      client,
      getUserId: () => state.userId,
      withLock: (work) => {
        const mine = lock.then(work)
        lock = mine.catch(() => undefined)
        return mine
      },
      backOff: () => 20,
      settlingMs: 20,
      replies: openChannel(),
    })
  return { tab, sent, patience, state }
}

afterEach(() => vi.useRealTimers())

describe('createOutbox', () => {
  it('sends what is added, in order, and keeps nothing', async () => {
    const { tab, sent } = browser(async () => saved)
    const outbox = tab()
    await outbox.add(item('a'))
    await outbox.add(item('b'))
    await vi.waitFor(() => expect(outbox.state.getState().waiting).toBe(0))
    expect(sent).toEqual(['a', 'b'])
  })

  it('[C-04] waits for no reply so long that what is behind it would never go', async () => {
    const { tab, patience } = browser(async () => saved)
    const outbox = tab()
    await outbox.add(item('a'))
    await vi.waitFor(() => expect(outbox.state.getState().waiting).toBe(0))
    expect(patience).toEqual([ANSWER_PATIENCE_MS])
  })

  it('[C-04] keeps items through a network failure, says so, and sends them when it is over', async () => {
    let isOnline = false
    const { tab, sent } = browser(() => (isOnline ? Promise.resolve(saved) : offline()))
    const outbox = tab()
    await outbox.add(item('a'))
    await outbox.add(item('b'))
    await vi.waitFor(() => expect(outbox.state.getState()).toMatchObject({ waiting: 2, hasFailed: true }))
    isOnline = true
    await vi.waitFor(() =>
      expect(outbox.state.getState()).toEqual({
        waiting: 0,
        rejected: 0,
        hasFailed: false,
        isFleeting: false,
      }),
    )
    expect(sent).toEqual(['a', 'b'])
  })

  it('[C-04] goes on trying once, however much was added meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let lose = () => {}
    const isHeld = new Promise<void>((resolve) => {
      lose = resolve
    })
    const { tab } = browser(() => isHeld.then(offline))
    const outbox = tab()
    for (const id of ['a', 'b', 'c']) await outbox.add(item(id))
    const last = outbox.flush()
    lose()
    await last
    expect(vi.getTimerCount()).toBe(1)
  })

  it('[C-04] sends nothing more of a user who is signed in no longer, under no other name either', async () => {
    let isOnline = false
    const { tab, sent, state } = browser(async () => {
      if (!isOnline) return offline()
      state.userId = 'another'
      return saved
    })
    const outbox = tab()
    await outbox.add(item('a'))
    await outbox.add(item('b'))
    isOnline = true
    await outbox.flush()
    expect(sent).toEqual(['a'])
    state.userId = 'student'
    await outbox.flush()
    expect(sent).toEqual(['a', 'b'])
  })

  it('tells the tab that did something what the server said, also when another tab was the one to send it', async () => {
    let goOn = () => {}
    const isHeld = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const { tab } = browser((id) => (id === 'first' ? isHeld : Promise.resolve()).then(() => saved))
    const here = tab()
    const there = tab()
    const told: unknown[] = []
    // While the other tab sends, its next turn waits, and behind it the turn of this tab.
    await there.add(item('first'))
    void there.flush()
    await here.add(item('answer'), { onReply: (reply) => void told.push(reply) })
    goOn()
    await vi.waitFor(() => expect(told).toEqual([saved]))
  })

  it('sends on the next visit what a closed page left behind', async () => {
    let isOnline = false
    const { tab, sent } = browser(() => (isOnline ? Promise.resolve(saved) : offline()))
    const first = tab()
    await first.add(item('a'))
    isOnline = true
    await tab().flush()
    expect(sent).toEqual(['a'])
  })

  it.each([
    ['is blocked', () => Promise.reject(new Error('SecurityError'))],
    [
      'is full',
      async () => ({
        getAllFromIndex: async () => [],
        add: () => Promise.reject(new Error('QuotaExceededError')),
        close: () => undefined,
      }),
    ],
    [
      'is gone whenever it is used',
      async (name: string) => {
        const database = await openOutboxDatabase(name)
        database.close()
        return database
      },
    ],
  ])('[C-04] sends in order what the page alone keeps where storage %s, and says so', async (_, open) => {
    let isOnline = false
    const { tab, sent } = browser(() => (isOnline ? Promise.resolve(saved) : offline()), open as never)
    const outbox = tab()
    const told: unknown[] = []
    await outbox.add(item('a'), { onReply: (reply) => void told.push(reply) })
    await outbox.add(item('b'))
    await vi.waitFor(() =>
      expect(outbox.state.getState()).toMatchObject({ waiting: 2, hasFailed: true, isFleeting: true }),
    )
    isOnline = true
    await vi.waitFor(() => expect(outbox.state.getState()).toMatchObject({ waiting: 0, isFleeting: false }))
    expect(sent).toEqual(['a', 'b'])
    expect(told).toEqual([saved])
  })

  it('two tabs do not send twice', async () => {
    const { tab, sent } = browser(async () => saved)
    const [one, two] = [tab(), tab()]
    await Promise.all([one.add(item('a')), two.add(item('b')), one.flush(), two.flush()])
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(2))
    await Promise.all([one.flush(), two.flush()])
    expect([...sent].sort()).toEqual(['a', 'b'])
  })

  it('lets who waits for it go on when a reply does not come', async () => {
    const { tab } = browser(() => new Promise(() => {}))
    const outbox = tab()
    await outbox.add(item('a'))
    expect(await outbox.settle()).toBe(false)
    expect(outbox.state.getState().waiting).toBe(1)
  })

  it('says to who waits for it whether it may not have arrived', async () => {
    let isOnline = false
    const { tab } = browser(() =>
      isOnline ? Promise.resolve(saved) : Promise.reject(new ApiError('network', 'offline')),
    )
    const outbox = tab()
    await outbox.add(item('a'))
    expect(await outbox.settle()).toBe(false)
    isOnline = true
    expect(await outbox.settle()).toBe(true)
  })

  it("never sends another user's items", async () => {
    const { tab, sent, state } = browser(async () => saved)
    state.userId = null
    const outbox = tab()
    await outbox.add(item('a', 'student'))
    state.userId = 'student2'
    await outbox.flush()
    expect(sent).toEqual([])
    state.userId = 'student'
    await outbox.flush()
    expect(sent).toEqual(['a'])
  })

  it('keeps what the server refuses for good apart, and goes on with the rest', async () => {
    const { tab, sent } = browser(async (id) => {
      if (id === 'bad') throw new ApiError('http', 'HTTP 400', { httpStatus: 400 })
      return id === 'refused' ? { isSuccess: false, status: 'error', message: 'no' } : saved
    })
    const outbox = tab()
    for (const id of ['bad', 'refused', 'good']) await outbox.add(item(id))
    await vi.waitFor(() => expect(outbox.state.getState()).toMatchObject({ waiting: 0, rejected: 2 }))
    await outbox.flush()
    expect(sent.filter((id) => id === 'good')).toHaveLength(1)
    expect(sent.filter((id) => id === 'refused')).toHaveLength(1)
  })

  it.each([
    ['a 403', new ApiError('forbidden', 'no', { httpStatus: 403 })],
    ['a sign-out that ended the request', new ApiError('aborted', 'no')],
  ])('keeps the items after %s for the next sign-in and does not try by itself', async (_, error) => {
    const reply = vi.fn(() => Promise.reject(error))
    const { tab } = browser(reply)
    const outbox = tab()
    await outbox.add(item('a'))
    await vi.waitFor(() => expect(outbox.state.getState().hasFailed).toBe(true))
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect(reply).toHaveBeenCalledOnce()
    expect(outbox.state.getState().waiting).toBe(1)
  })

  it("tells this page the server's reply to an item, once", async () => {
    const { tab } = browser(async () => saved)
    const onReply = vi.fn()
    const outbox = tab()
    await outbox.add(item('1'), { onReply })
    await outbox.add(item('2'))
    await vi.waitFor(() => expect(outbox.state.getState().waiting).toBe(0))
    expect(onReply).toHaveBeenCalledExactlyOnceWith(saved)
  })

  it('lets go of what only an older version had to tell', async () => {
    const { tab, sent } = browser(async () => saved)
    const outbox = tab()
    await outbox.add(item('old'))
    const database = await openOutboxDatabase(`outbox-${databases}`)
    await vi.waitFor(() => expect(outbox.state.getState().waiting).toBe(0))
    await database.add('items', {
      id: 'x',
      userId: 'student',
      call: 'recordSessionEvent' as never,
      params: {},
    })
    await outbox.add(item('new'))
    await vi.waitFor(() => expect(outbox.state.getState()).toMatchObject({ waiting: 0, rejected: 0 }))
    expect(sent).toEqual(['old', 'new'])
  })

  it('counts no draft of a test as an answer, waiting or refused', async () => {
    let reply: unknown = new ApiError('network', 'no network')
    const { tab } = browser(async () => {
      if (reply instanceof Error) throw reply
      return reply
    })
    const outbox = tab()
    const event = { type: 'responded' as const, at: 1, problemId: '1', responseJson: '{}' }
    const sessionId = '0b0e7a3a-95a1-4f3c-9a55-3d0b6a8a4c11'
    const params = { userId: 'student', sessionId, problemId: '1', event }
    await outbox.add({ id: 'draft', userId: 'student', call: 'recordTestEvent', params })
    await vi.waitFor(() => expect(outbox.state.getState()).toMatchObject({ waiting: 0, hasFailed: true }))
    reply = { isSuccess: false, status: 'error', message: 'This test is not known.' }
    await outbox.flush()
    expect(outbox.state.getState()).toMatchObject({ waiting: 0, rejected: 0, hasFailed: false })
  })

  it('events are safe at once and go out together, before the answer that comes after them', async () => {
    const calls: [string, number][] = []
    const database = openOutboxDatabase(`outbox-${++databases}`)
    const outbox = createOutbox({
      store: createOutboxStore(() => database),
      client: {
        call: async (name: string, params: { events?: unknown[] }) => {
          calls.push([name, params.events?.length ?? 0])
          return saved
        },
      } as unknown as ApiClient,
      getUserId: () => 'student',
      withLock: (work) => work(),
      replies: { onmessage: null, postMessage: () => {} },
    })
    const event = (sessionId: string, at: number): OutboxItem => ({
      id: `${sessionId} ${at}`,
      userId: 'student',
      call: 'recordSessionEvents',
      params: { sessionId, events: [{ type: 'paused', at }] },
    })
    for (const at of [1, 2, 3]) await outbox.add(event('a', at), { delayMs: 10_000 })
    await outbox.add(event('b', 4), { delayMs: 10_000 })
    expect(await (await database).count('items')).toBe(4)
    expect(calls).toEqual([])
    expect(outbox.state.getState().waiting).toBe(0)
    await outbox.add(item('1'))
    await vi.waitFor(async () => expect(await (await database).count('items')).toBe(0))
    expect(calls).toEqual([
      ['recordSessionEvents', 3],
      ['recordSessionEvents', 1],
      ['learningUpdateIndex', 0],
    ])
    await outbox.add(event('a', 5), { delayMs: 20 })
    await vi.waitFor(() => expect(calls.at(-1)).toEqual(['recordSessionEvents', 1]))
  })
})
