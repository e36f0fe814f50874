import { randomUUID } from 'node:crypto'
import { and, eq, sum } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rewardRequests, rewards, staffActions, tokenDeposits, userCenters, users } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { succeeded } from '../../testing/gradedPupil'

const NOW = new Date('2026-03-11T18:00:00Z')

let test: TestApp
const token: Record<string, string> = {}
/** Of center 1, for 10 tokens. */
let pencil = ''
beforeAll(async () => {
  test = await createTestApp({ now: NOW })
  for (const name of ['student', 'student2', 'teacher', 'tutor', 'lcadmin', 'admin'])
    token[name] = await test.login(name)
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [rewardRequests, rewards, tokenDeposits, staffActions]) await test.db.delete(table)
  await test.db.delete(userCenters).where(isIn('student', 3))
  await joins('student', 1)
  await moves('tutor', 1)
  await test.db.update(users).set({ license: null })
  pencil = succeeded(await offer('lcadmin')).rewardId
})

const isIn = (userId: string, centerId: number) =>
  and(eq(userCenters.userId, userId), eq(userCenters.centerId, centerId))
const joins = (userId: string, centerId: number) =>
  test.db.insert(userCenters).values({ userId, centerId }).onConflictDoNothing()
const moves = (userId: string, centerId: number) =>
  test.db.update(userCenters).set({ centerId }).where(eq(userCenters.userId, userId))
const offer = (by: string, change: object = {}, rewardId: string | null = null) =>
  test.call(
    'saveReward',
    { rewardId, reward: { centerId: 1, name: 'Pencil', price: 10, isActive: true, ...change } },
    token[by],
  )
const deposit = (tokens: number, userId = 'student') =>
  test.db.insert(tokenDeposits).values({
    userId,
    reason: `week ${randomUUID().slice(0, 8)}`,
    tokens,
    depositedAt: test.now(),
  })
const ask = (change: object = {}, by = 'student') =>
  test.call('askForReward', { requestId: randomUUID(), rewardId: pencil, price: 10, ...change }, token[by])
const withdraw = (requestId: string, by = 'student') => test.call('withdrawRequest', { requestId }, token[by])
const decide = (requestId: string, isGranted: boolean, by = 'tutor') =>
  test.call('decideRequest', { userId: 'student', requestId, isGranted }, token[by])
const account = async (by = 'student') =>
  succeeded(await test.call('getTokenAccount', { userId: 'student' }, token[by]))
const balance = async (userId = 'student') => {
  const [row] = await test.db
    .select({ tokens: sum(tokenDeposits.tokens) })
    .from(tokenDeposits)
    .where(eq(tokenDeposits.userId, userId))
  return Number(row?.tokens ?? 0)
}

describe('asking for a reward', () => {
  it('takes its tokens at once; granted they are spent, declined or withdrawn they come back', async () => {
    await deposit(35)
    const requests = [randomUUID(), randomUUID(), randomUUID()] as const
    for (const requestId of requests) succeeded(await ask({ requestId }))
    expect(await balance()).toBe(5)
    expect(await ask()).toMatchObject({ isSuccess: false, code: 'tokens_short' })
    succeeded(await decide(requests[0], true))
    expect(await balance()).toBe(5)
    succeeded(await decide(requests[1], false))
    expect(await balance()).toBe(15)
    expect(succeeded(await withdraw(requests[2])).balance).toBe(25)
    const decided = { code: 'request_decided' }
    const [granted = '', declined = '', withdrawn = ''] = requests
    for (const requestId of [granted, declined]) expect(await withdraw(requestId)).toMatchObject(decided)
    for (const requestId of [granted, withdrawn])
      expect(await decide(requestId, false)).toMatchObject(decided)
    // The same once more, after a lost reply.
    const lines = await test.db.$count(staffActions)
    succeeded(await decide(granted, true))
    succeeded(await decide(declined, false))
    expect(succeeded(await withdraw(withdrawn)).balance).toBe(25)
    expect(await test.db.$count(staffActions)).toBe(lines)
    expect(await balance()).toBe(25)
  })

  it('gives balance, rewards, requests and the ledger with its reasons', async () => {
    await test.db.insert(tokenDeposits).values([
      {
        userId: 'student',
        reason: 'week 2026-03-02',
        tokens: 10,
        depositedAt: new Date('2026-03-09T07:05:00Z'),
      },
      {
        userId: 'student',
        reason: 'goal ae.voc 3',
        tokens: 50,
        depositedAt: new Date('2026-03-10T07:05:00Z'),
      },
    ])
    const book = succeeded(await offer('admin', { name: 'Book', price: 5 })).rewardId
    await offer('admin', { name: 'Out of stock', price: 5, isActive: false })
    await offer('admin', { name: 'Elsewhere', price: 5, centerId: 3 })
    const requestId = randomUUID()
    await ask({ requestId })
    test.advance(1000)
    await decide(requestId, false)
    const nothing = { weekStart: null, sectionType: null, gradeId: null, rewardName: null }
    const asked = { kind: 'ask', tokens: -10, depositedAt: NOW.getTime() }
    const back = { kind: 'back', tokens: 10, depositedAt: NOW.getTime() + 1000 }
    expect(await account('tutor')).toEqual({
      isSuccess: true,
      status: 'success',
      balance: 60,
      rewards: [
        { rewardId: book, name: 'Book', price: 5 },
        { rewardId: pencil, name: 'Pencil', price: 10 },
      ],
      requests: [
        {
          requestId,
          name: 'Pencil',
          price: 10,
          state: 'declined',
          askedAt: NOW.getTime(),
          decidedAt: NOW.getTime() + 1000,
        },
      ],
      ledger: [
        { ...nothing, ...back, rewardName: 'Pencil' },
        { ...nothing, ...asked, rewardName: 'Pencil' },
        {
          ...nothing,
          kind: 'goal',
          sectionType: 'ae.voc',
          gradeId: 3,
          tokens: 50,
          depositedAt: expect.any(Number),
        },
        { ...nothing, kind: 'week', weekStart: '2026-03-02', tokens: 10, depositedAt: expect.any(Number) },
      ],
    })
    test.advance(-1000)
  })

  it('names the reward in every line of the ledger, however many were asked for since', async () => {
    await deposit(2000)
    for (let i = 0; i < 101; i += 1) {
      const [requestId, depositedAt] = [randomUUID(), new Date(NOW.getTime() - i * 1000)]
      const { centerId, name, price } = { centerId: 1, name: `Reward ${i}`, price: 10 }
      const row = { userId: 'student', requestId, rewardId: pencil, centerId, name, price }
      await test.db.insert(rewardRequests).values({ ...row, state: 'granted', askedAt: depositedAt })
      await test.db
        .insert(tokenDeposits)
        .values({ userId: 'student', reason: `ask ${requestId}`, tokens: -price, depositedAt })
    }
    const { requests, ledger } = await account()
    expect(requests).toHaveLength(100)
    expect(ledger.flatMap(({ kind, rewardName }) => (kind === 'ask' ? [rewardName] : []))).toEqual(
      Array.from({ length: 101 }, (_, i) => `Reward ${i}`),
    )
  })

  it('twice with one id is asking once', async () => {
    await deposit(100)
    const requestId = randomUUID()
    await Promise.all([ask({ requestId }), ask({ requestId }), ask({ requestId })])
    expect(await balance()).toBe(90)
    expect((await account()).requests).toHaveLength(1)
    // Also when the first reply was lost and the reward has changed since.
    for (const change of [{ price: 12 }, { isActive: false }]) {
      await offer('admin', change, pencil)
      expect(succeeded(await ask({ requestId })).balance).toBe(90)
    }
  })

  it.each([
    ['another price', { price: 1 }, 'price_changed'],
    ['a price below zero', { price: -10 }, 'price_changed'],
    ['a reward that is not there', { rewardId: randomUUID() }, 'reward_gone'],
  ])('with %s is refused', async (_, change, code) => {
    await deposit(100)
    expect(await ask(change)).toMatchObject({ isSuccess: false, code })
    expect(await balance()).toBe(100)
  })

  it('is for the rewards of the own center that are active, and not where tokens are hidden (ROLE-03)', async () => {
    await deposit(100)
    await deposit(100, 'student2')
    expect(await ask({}, 'student2')).toMatchObject({ code: 'reward_gone' })
    expect(await ask({}, 'tutor')).toMatchObject({ code: 'reward_gone' })
    await test.db.update(users).set({ license: 'AFTERSCHOOL' }).where(eq(users.userId, 'student'))
    expect(await ask()).toMatchObject({ code: 'reward_gone' })
    await test.db.update(users).set({ license: null })
    await offer('lcadmin', { isActive: false }, pencil)
    expect(await ask()).toMatchObject({ code: 'reward_gone' })
    expect(await balance()).toBe(100)
  })

  it('[SR-04] for somebody else, or with his request, is a 403', async () => {
    await deposit(100)
    const requestId = randomUUID()
    await ask({ requestId })
    const send = (name: string, params: object, by: string) =>
      test.post(
        'rewards',
        { function: name, params: { user_id: 'student', ...params } },
        { token: token[by] ?? '' },
      )
    const asking = { request_id: randomUUID(), reward_id: pencil, price: 10 }
    for (const by of ['student2', 'tutor', 'admin']) {
      expect((await send('askForReward', asking, by)).status).toBe(403)
      expect((await send('withdrawRequest', { request_id: requestId }, by)).status).toBe(403)
    }
    for (const name of ['getTokenAccount', 'decideRequest'])
      expect((await send(name, { request_id: requestId, is_granted: true }, 'student2')).status).toBe(403)
    expect(await withdraw(requestId, 'student2')).toMatchObject({ code: 'request_unknown' })
    expect(await balance()).toBe(90)
  })
})

describe('granting', () => {
  it('is for tutors and administrators of the center, never for the student', async () => {
    await deposit(100)
    const requestId = randomUUID()
    await ask({ requestId })
    for (const by of ['student', 'teacher'])
      expect(await decide(requestId, true, by)).toMatchObject({ code: 'not_allowed' })
    expect((await account()).requests).toMatchObject([{ state: 'asked' }])
    expect(succeeded(await decide(requestId, true, 'lcadmin'))).toBeTruthy()
    const [deed] = await test.db.select().from(staffActions).where(eq(staffActions.userId, 'student'))
    expect(deed).toMatchObject({
      staffId: 'lcadmin',
      action: 'reward_granted',
      details: { name: 'Pencil', price: 10 },
    })
  })

  it('is for the staff of the center whose reward it is, not of another one of the student', async () => {
    await deposit(100)
    const requestId = randomUUID()
    await ask({ requestId })
    await joins('student', 3)
    await moves('tutor', 3)
    for (const isGranted of [true, false])
      expect(await decide(requestId, isGranted)).toMatchObject({ code: 'request_unknown' })
    expect((await account()).requests).toMatchObject([{ state: 'asked' }])
    expect(await balance()).toBe(90)
    await moves('tutor', 1)
    succeeded(await decide(requestId, true))
  })

  it('is done once, also when two do it at the same moment', async () => {
    await deposit(100)
    for (const isGranted of [true, false]) {
      const requestId = randomUUID()
      await ask({ requestId })
      const before = await balance()
      const replies = await Promise.all([
        decide(requestId, isGranted),
        decide(requestId, !isGranted, 'lcadmin'),
        withdraw(requestId),
      ])
      expect(replies.filter(({ isSuccess }) => isSuccess)).toHaveLength(1)
      const [state] = (await account()).requests.flatMap((one) =>
        one.requestId === requestId ? [one.state] : [],
      )
      expect(await balance()).toBe(state === 'granted' ? before : before + 10)
    }
  })
})

describe('the catalogue', () => {
  it('is changed by the administrators of the center', async () => {
    for (const by of ['student', 'teacher', 'tutor'])
      expect(await offer(by)).toMatchObject({ isSuccess: false, code: 'center_not_yours' })
    expect(await offer('lcadmin', { centerId: 3 })).toMatchObject({ code: 'center_not_yours' })
    expect(await offer('admin', { centerId: 3 }, pencil)).toMatchObject({ code: 'reward_gone' })
    expect(await offer('admin', { centerId: 999 })).toMatchObject({ code: 'center_not_yours' })
    expect(await offer('lcadmin', { price: 12 }, pencil)).toMatchObject({ rewardId: pencil })
    const listed = succeeded(await test.call('listRewards', {}, token.tutor))
    expect(listed.rewards).toMatchObject([{ rewardId: pencil, price: 12 }])
    expect(listed.centers).toMatchObject([{ centerId: 1, isManaged: false }])
    expect(await test.call('listRewards', {}, token.student)).toMatchObject({ code: 'not_allowed' })
  })

  it.each([0, -5, 1.5, 1_000_000])('has no price of %d', async (price) => {
    const reward = { center_id: 1, name: 'Pencil', price, is_active: true }
    const body = { function: 'saveReward', params: { reward_id: null, reward } }
    expect((await test.post('rewards', body, { token: token.admin ?? '' })).status).toBe(400)
  })

  it('tells what was asked for, to the staff of the center and for as long as the student is there', async () => {
    await deposit(100)
    await ask()
    const requests = async (by: string) => succeeded(await test.call('listRewards', {}, token[by])).requests
    expect(await requests('tutor')).toMatchObject([
      { userId: 'student', studentName: 'Maya Torres', price: 10 },
    ])
    // Somebody of another center sees none of it, though the student is there, too.
    await joins('student', 3)
    await moves('tutor', 3)
    expect(await requests('tutor')).toEqual([])
    await moves('tutor', 1)
    expect(await requests('tutor')).toHaveLength(1)
    await test.db.delete(userCenters).where(isIn('student', 1))
    for (const by of ['tutor', 'lcadmin', 'admin']) expect(await requests(by)).toEqual([])
  })
})

describe('a balance', () => {
  it('is never below zero, however many ask, grant, decline and withdraw at once', async () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('ask' as const), at: fc.nat(7) }),
      fc.record({ kind: fc.constant('withdraw' as const), at: fc.nat(7) }),
      fc.record({ kind: fc.constant('grant' as const), at: fc.nat(7) }),
      fc.record({ kind: fc.constant('decline' as const), at: fc.nat(7) }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 45 }),
        fc.array(fc.array(act, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 3 }),
        async (tokens, rounds) => {
          await test.db.delete(rewardRequests)
          await test.db.delete(tokenDeposits)
          if (tokens > 0) await deposit(tokens)
          const ids = Array.from({ length: 8 }, () => randomUUID())
          for (const round of rounds) {
            await Promise.all(
              round.map(({ kind, at }) => {
                const requestId = ids[at] as string
                if (kind === 'ask') return ask({ requestId })
                return kind === 'withdraw' ? withdraw(requestId) : decide(requestId, kind === 'grant')
              }),
            )
            expect(await balance()).toBeGreaterThanOrEqual(0)
          }
          const rows = await test.db.select().from(rewardRequests)
          const spent = rows.filter(({ state }) => state === 'asked' || state === 'granted').length * 10
          expect(await balance()).toBe(tokens - spent)
        },
      ),
      { numRuns: 25 },
    )
  })
})
