import type { AccountFields } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { learningCenters, staffActions, userCenters, users } from '../db/schema'
import { beforeNextWriting } from '../testing/beforeNextWriting'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { succeeded } from '../testing/gradedPupil'

const NOW = new Date('2026-03-10T12:00:00Z')
const CENTER = 72

let test: TestApp
const token: Record<string, string> = {}
beforeAll(async () => {
  test = await createTestApp({ now: NOW })
  for (const name of ['admin', 'teacher']) token[name] = await test.login(name)
  await test.db
    .insert(learningCenters)
    .values({ id: CENTER, name: 'Center 72', address: '', phone: '', email: '' })
})
afterAll(() => test.close())

let counter = 0
const fields = (change: Partial<AccountFields> = {}): AccountFields => ({
  ...{
    userName: `acts.person${++counter}`,
    firstName: 'Ida',
    lastName: 'Berg',
    role: 'student',
    schoolGrade: 2,
  },
  ...{ license: null, email: null, guardianName: null, guardianEmail: null, consentAt: null, sourceId: null },
  ...{ startsAt: NOW.getTime(), expiresAt: NOW.getTime() + 1e10, toggleOverrides: {}, centerIds: [CENTER] },
  ...{ classIds: [], ...change },
})

const create = (account: AccountFields, by: string | undefined) =>
  test.call('createAccount', { account, newPassword: { kind: 'made' } }, by)

/** Somebody of staff who has signed in. */
async function signedIn(change: Partial<AccountFields>) {
  const account = fields(change)
  const { userId, handedOver } = succeeded(await create(account, token.admin))
  const reply = await test.call('login', { username: account.userName, password: handedOver.password ?? '' })
  return { userId, account, token: reply.data?.token ?? '' }
}

const end = (userId: string, by: string | undefined) =>
  test.call('changeAccountState', { userId, change: { change: 'end' } }, by)

/** After the next call was let in, before it writes. */
const meanwhile = (happen: () => Promise<{ isSuccess: boolean }>) =>
  beforeNextWriting(test.db, async () => {
    vi.restoreAllMocks()
    expect(await happen()).toMatchObject({ isSuccess: true })
  })

const deedsOf = (userId: string) => test.db.$count(staffActions, eq(staffActions.staffId, userId))

describe('who has been ended meanwhile', () => {
  it('[SR-02] [SR-04] makes no account and saves no class or center', async () => {
    const center = { name: 'Mine', address: '', phone: '', email: '', ips: [] }
    const deeds = [
      (by: string) => create(fields({ role: 'tutor' }), by),
      (by: string) => test.call('saveClass', { centerId: CENTER, name: 'Room 1' }, by),
      (by: string) => test.call('saveCenter', { centerId: CENTER, center }, by),
    ]
    for (const write of deeds) {
      const boss = await signedIn({ role: 'lcadmin' })
      meanwhile(() => end(boss.userId, token.admin))
      await expect(write(boss.token)).rejects.toThrow('403')
      expect(await deedsOf(boss.userId)).toBe(0)
    }
  })

  it('[SR-02] brings in no roster that was begun before', async () => {
    const boss = await signedIn({ role: 'lcadmin' })
    const content = 'username,first_name,last_name\nros.one,Rosa,One'
    const request = { centerId: CENTER, format: 'csv', endsMissing: false, content } as const
    const { preview } = succeeded(await test.call('previewRoster', request, boss.token))
    meanwhile(() => end(boss.userId, token.admin))
    const importing = test.call('importRoster', { ...request, digest: preview.digest }, boss.token)
    await expect(importing).rejects.toThrow('403')
    expect(await test.db.$count(users, eq(users.userName, 'ros.one'))).toBe(0)
  })
})

it('[SR-04] who has gone to another center meanwhile makes no account in the one of before', async () => {
  const boss = await signedIn({ role: 'lcadmin' })
  const account = { ...boss.account, centerIds: [1] }
  meanwhile(() => test.call('updateAccount', { userId: boss.userId, account }, token.admin))
  expect(await create(fields(), boss.token)).toMatchObject({ code: 'center_not_yours' })
})

it('of two administrators who end each other at once one is left', async () => {
  const other = await signedIn({ role: 'admin', centerIds: [] })
  const outcomes = await Promise.allSettled([end(other.userId, token.admin), end('admin', other.token)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const left = await test.db.select().from(users).where(eq(users.role, 'admin'))
  expect(left.filter(({ expiresAt }) => expiresAt > NOW)).toHaveLength(1)
  await test.db
    .update(users)
    .set({ expiresAt: new Date(NOW.getTime() + 1e12) })
    .where(eq(users.userId, 'admin'))
  token.admin = await test.login('admin')
})

it('[SR-04] a teacher signs in as no pupil of another center, even of an own class', async () => {
  const { classId } = succeeded(await test.call('saveClass', { centerId: 1, name: 'Room 2' }, token.admin))
  const added = ['teacher', 'student']
  succeeded(await test.call('changeClassMembers', { classId, added, removed: [] }, token.admin))
  const makeCard = () => test.call('makeLoginCards', { classId, students: ['student'] }, token.teacher)
  succeeded(await makeCard())
  await test.db.update(userCenters).set({ centerId: CENTER }).where(eq(userCenters.userId, 'student'))
  expect(await makeCard()).toMatchObject({ code: 'no_pupils_for_cards' })
})
