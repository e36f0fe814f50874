import type { AccountFields } from '@wordstride/api'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/database'
import { classes, classMembers, users } from '../db/schema'
import { beforeNextWriting } from '../testing/beforeNextWriting'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { succeeded } from '../testing/gradedPupil'
import { untilWaitedFor } from '../testing/untilWaitedFor'

const NOW = new Date('2026-03-10T12:00:00Z')
let test: TestApp
const token: Record<string, string> = {}
beforeAll(async () => {
  test = await createTestApp({ now: NOW })
  for (const name of ['admin', 'lcadmin', 'teacher']) token[name] = await test.login(name)
})
afterAll(() => test.close())
let counter = 0
async function made(change: Partial<AccountFields> = {}) {
  const account: AccountFields = {
    userName: `race.person${++counter}`,
    firstName: 'Ida',
    lastName: 'Berg',
    role: 'student',
    schoolGrade: 2,
    license: null,
    email: null,
    guardianName: null,
    guardianEmail: null,
    consentAt: null,
    sourceId: null,
    startsAt: NOW.getTime(),
    expiresAt: NOW.getTime() + 1e10,
    toggleOverrides: {},
    centerIds: [1],
    classIds: [],
    ...change,
  }
  const { userId } = succeeded(
    await test.call('createAccount', { account, newPassword: { kind: 'made' } }, token.admin),
  )
  return { userId, account }
}
async function room() {
  const { classId } = succeeded(
    await test.call('saveClass', { centerId: 1, name: `Room ${++counter}` }, token.admin),
  )
  succeeded(await test.call('changeClassMembers', { classId, added: ['teacher'], removed: [] }, token.admin))
  return classId
}
const meanwhile = (happen: () => Promise<unknown>) =>
  beforeNextWriting(test.db, async () => {
    vi.restoreAllMocks()
    await happen()
  })
const member = (classId: string, userId: string) =>
  test.db
    .select()
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)))

describe('changeClassMembers', () => {
  it('[SR-04] takes nobody who has gone to another center meanwhile, and the teacher resets no password there', async () => {
    const classId = await room()
    const { userId, account } = await made()
    meanwhile(async () =>
      succeeded(
        await test.call('updateAccount', { userId, account: { ...account, centerIds: [3] } }, token.admin),
      ),
    )
    await test.call('changeClassMembers', { classId, added: [userId], removed: [] }, token.lcadmin)
    expect(await member(classId, userId)).toEqual([])
    const reset = await test.call('makeLoginCards', { classId, students: [userId] }, token.teacher)
    expect(reset).toMatchObject({ isSuccess: false })
  })
  it('[SR-04] takes no administrator, who was a tutor when it began', async () => {
    const classId = await room()
    const { userId, account } = await made({ role: 'tutor' })
    meanwhile(async () =>
      succeeded(
        await test.call('updateAccount', { userId, account: { ...account, role: 'admin' } }, token.admin),
      ),
    )
    await test.call('changeClassMembers', { classId, added: [userId], removed: [] }, token.lcadmin)
    expect(await member(classId, userId)).toEqual([])
  })
  it('takes a pupil who has become a teacher as one', async () => {
    const classId = await room()
    const { userId, account } = await made()
    meanwhile(async () =>
      succeeded(
        await test.call('updateAccount', { userId, account: { ...account, role: 'tutor' } }, token.admin),
      ),
    )
    await test.call('changeClassMembers', { classId, added: [userId], removed: [] }, token.lcadmin)
    expect((await member(classId, userId)).filter(({ isTeacher }) => !isTeacher)).toEqual([])
  })
  it('puts nobody into a class that has ended meanwhile', async () => {
    const classId = await room()
    const { userId } = await made()
    meanwhile(async () =>
      succeeded(
        await test.call('saveClass', { classId, centerId: 1, name: 'Over', isEnded: true }, token.admin),
      ),
    )
    await test.call('changeClassMembers', { classId, added: [userId], removed: [] }, token.lcadmin)
    expect(await member(classId, userId)).toEqual([])
  })
  it.skipIf(!process.env.TEST_DATABASE_URL)(
    '[SR-04] waits for what is about to happen to class and people',
    async () => {
      const endClass = (tx: Database, classId: string) =>
        tx.update(classes).set({ endedAt: NOW }).where(eq(classes.classId, classId))
      const promote = (tx: Database, _: string, userId: string) =>
        tx.update(users).set({ role: 'admin' }).where(eq(users.userId, userId))
      for (const [happen, code] of [
        [endClass, 'class_ended'],
        [promote, 'class_of_other_center'],
      ] as const) {
        const classId = await room()
        const { userId } = await made({ role: 'tutor' })
        const { reply } = await test.db.transaction(async (tx: Database) => {
          await happen(tx, classId, userId)
          const reply = test.call(
            'changeClassMembers',
            { classId, added: [userId], removed: [] },
            token.lcadmin,
          )
          await untilWaitedFor(tx)
          return { reply }
        })
        expect(await reply).toMatchObject({ isSuccess: false, code })
        expect(await member(classId, userId)).toEqual([])
      }
    },
  )
})
