import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginAttempts, oneTimeLinks, tokenOwners, tokens } from '../db/schema'
import { noJobQueue } from '../jobs/jobQueue'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { forgetExpiredJob } from './forgetExpiredJob'

const HOUR = 3_600_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('forgetExpiredJob', () => {
  it('forgets tokens, links and tries to sign in that have ended, and keeps the others', async () => {
    const { db } = test
    const at = (hours: number) => new Date(test.now().getTime() + hours * HOUR)
    const live = await test.login('student')
    await db
      .insert(tokens)
      .values({ userId: 'student', tokenHash: 'old', issuedAt: at(-20), expiresAt: at(-1) })
    await db.insert(tokenOwners).values({ userId: 'student', tokenHash: 'old', endsAt: at(-1) })
    const link = { userId: 'student', purpose: 'sign_in', createdAt: at(-99) } as const
    await db.insert(oneTimeLinks).values([
      { ...link, linkHash: 'old', expiresAt: at(-1) },
      { ...link, linkHash: 'live', expiresAt: at(1) },
    ])
    const attempt = () => ({ attemptId: randomUUID(), userName: 'x', ip: '::1', hasFailed: true })
    await db.insert(loginAttempts).values([
      { ...attempt(), attemptedAt: at(-25) },
      { ...attempt(), attemptedAt: at(-23) },
    ])
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const now = test.now()
    await forgetExpiredJob.run({}, { db, jobs: noJobQueue, now, timeZone: 'UTC', log })
    expect((await db.select().from(tokens)).map(({ tokenHash }) => tokenHash)).not.toContain('old')
    expect((await db.select().from(tokenOwners)).map(({ tokenHash }) => tokenHash)).not.toContain('old')
    expect((await db.select().from(oneTimeLinks)).map(({ linkHash }) => linkHash)).toEqual(['live'])
    expect(
      (await db.select().from(loginAttempts).where(eq(loginAttempts.hasSucceeded, false))).map(
        ({ attemptedAt }) => attemptedAt,
      ),
    ).toEqual([at(-23)])
    const check = await test.call('lookForChangesInFreezeAndExpire', { userId: 'student' }, live)
    expect(check).toMatchObject({ isValidToken: true })
  })
})
