import { type ApiClient, ApiError } from '@wordstride/api'
import { describe, expect, it, vi } from 'vitest'
import { createOutbox } from './createOutbox'
import { type OutboxItem, openOutboxDatabase } from './outboxDatabase'
import { createOutboxStore } from './outboxStore'

const item = (id: string): OutboxItem => ({
  id,
  userId: 'student',
  call: 'learningUpdateIndex',
  params: { sectionType: 'ae.la', gradeId: 2, skillId: 's', problemId: id },
})

const fault = (status: number) => new ApiError('http', `HTTP ${status}`, { httpStatus: status })

let databases = 0

function open(reply: (problemId: string | undefined) => unknown) {
  const sent: string[] = []
  const troubles: object[] = []
  const database = openOutboxDatabase(`poisoned-${++databases}`)
  const client = {
    call: async (_: string, { problemId }: { problemId: string }) => {
      await reply(problemId)
      sent.push(problemId)
      return { isSuccess: true, status: 'success' }
    },
  } as unknown as ApiClient
  let lock = Promise.resolve()
  const outbox = createOutbox({
    store: createOutboxStore(() => database),
    client,
    getUserId: () => 'student',
    withLock: (work) => {
      const mine = lock.then(work)
      lock = mine.catch(() => undefined)
      return mine
    },
    replies: { onmessage: null, postMessage: () => {} },
    backOff: () => 5,
    onTrouble: (trouble) => void troubles.push(trouble),
  })
  return { outbox, sent, database, troubles }
}

const stateOf = ({ outbox }: ReturnType<typeof open>) => outbox.state.getState()

describe('an item that can never be saved', () => {
  it.each([
    ['the server fails over it, again and again', () => Promise.reject(fault(500))],
    ['something on the way lets it not pass', () => Promise.reject(fault(413))],
    ['its reply is not understood', () => Promise.reject(new ApiError('malformed', 'another shape'))],
    [
      'the page itself fails over it',
      () => {
        throw new TypeError('of the page')
      },
    ],
  ])('is put aside when %s; the others go on, and it is kept', async (_, fail) => {
    const opened = open((id) => (id === 'bad' ? fail() : undefined))
    for (const id of ['bad', 'good', 'better']) await opened.outbox.add(item(id))
    await vi.waitFor(() =>
      expect(stateOf(opened)).toMatchObject({ waiting: 0, rejected: 1, hasFailed: false }),
    )
    expect(opened.sent).toEqual(['good', 'better'])
    expect(await opened.outbox.readRejected()).toMatchObject([{ id: 'bad', params: { problem_id: 'bad' } }])
  })

  it('goes when it tells of what happened between the answers: the session went on without it', async () => {
    const opened = open((id) => (id === undefined ? Promise.reject(fault(500)) : undefined))
    const events = [{ type: 'paused' as const, at: 1 }]
    await opened.outbox.add({
      id: 'events',
      userId: 'student',
      call: 'recordSessionEvents',
      params: { userId: 'student', sessionId: '0b0e7a3a-95a1-4f3c-9a55-3d0b6a8a4c11', events },
    })
    await opened.outbox.add(item('good'))
    await vi.waitFor(async () => expect(await (await opened.database).getAll('items')).toEqual([]))
    expect(opened.sent).toEqual(['good'])
    expect(opened.troubles).toEqual([])
  })

  it('is told of, and so is what had waited for long', async () => {
    const opened = open((id) => (id === 'bad' ? Promise.reject(fault(400)) : undefined))
    await opened.outbox.add(item('bad'))
    await vi.waitFor(() => expect(opened.troubles).toEqual([{ waitedSeconds: 0, putAside: 1 }]))
    const db = await opened.database
    await db.add('items', { ...item('late'), params: {}, addedAt: Date.now() - 90_000 })
    await opened.outbox.flush()
    expect(opened.troubles.slice(1)).toEqual([{ waitedSeconds: 90, putAside: 0 }])
  })

  it('is put aside when it cannot even be read here', async () => {
    const opened = open(() => undefined)
    const { id, userId, call } = item('bad')
    await (await opened.database).add('items', { id, userId, call, params: null })
    await opened.outbox.add(item('good'))
    await vi.waitFor(() => expect(stateOf(opened)).toMatchObject({ waiting: 0, rejected: 1 }))
    expect(opened.sent).toEqual(['good'])
  })

  it.each([
    ['begins anew', 'a', ['a', 'b', 'c']],
    ['is in the midst of it', 'c', ['c', 'a', 'b']],
  ])(
    'is none while the server fails over everything: all go out when it is well while the queue %s',
    async (_, wellAt, order) => {
      let tries = 0
      let isWell = false
      const opened = open((id) => {
        if (id === wellAt && ++tries === 7) isWell = true
        return isWell ? undefined : Promise.reject(fault(503))
      })
      for (const id of ['a', 'b', 'c']) await opened.outbox.add(item(id))
      await vi.waitFor(() =>
        expect(stateOf(opened)).toEqual({ waiting: 3, rejected: 0, hasFailed: true, isFleeting: false }),
      )
      await vi.waitFor(() =>
        expect(stateOf(opened)).toEqual({ waiting: 0, rejected: 0, hasFailed: false, isFleeting: false }),
      )
      expect(opened.sent).toEqual(order)
    },
  )

  it('is sent once more when the student asks for it', async () => {
    let isWell = false
    const opened = open((id) => (id === 'bad' && !isWell ? Promise.reject(fault(400)) : undefined))
    await opened.outbox.add(item('bad'))
    await vi.waitFor(() => expect(stateOf(opened)).toMatchObject({ waiting: 0, rejected: 1 }))
    isWell = true
    await opened.outbox.retryRejected()
    await vi.waitFor(() => expect(stateOf(opened)).toMatchObject({ waiting: 0, rejected: 0 }))
    expect(opened.sent).toEqual(['bad'])
  })

  it('is not one whose reply a part of the page fails over', async () => {
    const opened = open(() => undefined)
    const onReply = vi.fn(() => {
      throw new TypeError('of the page')
    })
    const told: unknown[] = []
    const listen = (error: unknown) => void told.push(error)
    process.on('unhandledRejection', listen)
    await opened.outbox.add(item('a'), { onReply })
    await opened.outbox.add(item('b'))
    await vi.waitFor(() =>
      expect(stateOf(opened)).toEqual({ waiting: 0, rejected: 0, hasFailed: false, isFleeting: false }),
    )
    expect(onReply).toHaveBeenCalledOnce()
    process.off('unhandledRejection', listen)
  })
})
