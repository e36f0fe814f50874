import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/database'
import { assignmentWeeks, classMembers, staffActions, userLearningInfo, users } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { setupPack } from '../testing/setupPupil'
import { untilWaitedFor } from '../testing/untilWaitedFor'
import { lockSetup } from './lockSetup'

const MONDAY = new Date('2026-03-09T18:00:00Z')

let test: TestApp
const token: Record<string, string> = {}
beforeAll(async () => {
  test = await createTestApp({ contentPack: setupPack(), now: MONDAY })
  for (const name of ['admin', 'lcadmin', 'teacher', 'tutor']) token[name] = await test.login(name)
})
afterAll(() => test.close())

async function makeClass(centerId: number, pupils: { grade: number; name: string }[]): Promise<string> {
  const saved = await test.call('saveClass', { centerId, name: `Class ${pupils[0]?.name}` }, token.admin)
  if (!saved.isSuccess) throw new Error(saved.message)
  const lines = pupils.map(({ grade, name }) => `${name},Berg,${grade},Class ${pupils[0]?.name}`)
  const roster = {
    centerId,
    format: 'csv' as const,
    content: ['first_name,last_name,school_grade,class', ...lines].join('\n'),
  }
  const seen = await test.call('previewRoster', roster, token.admin)
  if (!seen.isSuccess) throw new Error(seen.message)
  await test.call('importRoster', { ...roster, digest: seen.preview.digest }, token.admin)
  return saved.classId
}

const begin = (by: string, classId: string, startGrade: number | null = null) =>
  test.call('setUpClass', { classId, startGrade }, token[by])
const code = (reply: { isSuccess: boolean }) => ('code' in reply ? reply.code : 'success')

async function membersOf(classId: string) {
  const members = await test.db
    .select({ userId: users.userId, name: users.firstName, schoolGrade: users.schoolGrade })
    .from(classMembers)
    .innerJoin(users, eq(users.userId, classMembers.userId))
    .where(eq(classMembers.classId, classId))
    .orderBy(users.firstName)
  const plans = await test.db.select().from(userLearningInfo)
  const weeks = await test.db.select().from(assignmentWeeks)
  return members.map(({ userId, name, schoolGrade }) => ({
    name,
    schoolGrade,
    plans: plans
      .filter((plan) => plan.userId === userId)
      .map(({ startGrade, stopGrade, weeklyTime, raisedGrades, setUpBy }) => [
        startGrade,
        stopGrade,
        weeklyTime,
        raisedGrades.length,
        setUpBy,
      ])
      .sort((a, b) => Number(b[2]) - Number(a[2])),
    items: weeks.find((week) => week.userId === userId)?.items.length ?? 0,
  }))
}

describe('setUpClass', () => {
  it('[SR-33] gives every student without a plan one as without a test, at the own school grade or one for all, and a first assignment', async () => {
    const own = await makeClass(1, [
      { name: 'Ann', grade: 4 },
      { name: 'Bob', grade: 5 },
    ])
    expect(await begin('lcadmin', own)).toMatchObject({ setUp: 2, alreadySetUp: 0, untouched: [] })
    const [ann, bob] = await membersOf(own)
    expect(ann?.plans).toEqual([
      [4, 5, 120, 0, 'lcadmin'],
      [4, 5, 60, 0, 'lcadmin'],
    ])
    expect(bob?.plans.map(([start]) => start)).toEqual([5, 5])
    expect([ann?.schoolGrade, bob?.schoolGrade]).toEqual([4, 5])
    for (const pupil of [ann, bob]) expect(pupil?.items).toBeGreaterThan(0)

    const one = await makeClass(1, [{ name: 'Cai', grade: 5 }])
    await begin('lcadmin', one, 4)
    expect((await membersOf(one)).map(({ plans, schoolGrade }) => [plans[0]?.[0], schoolGrade])).toEqual([
      [4, 5],
    ])
  })

  it('who has a plan keeps it, and a second press does nothing', async () => {
    const classId = await makeClass(1, [
      { name: 'Dot', grade: 4 },
      { name: 'Eli', grade: 4 },
    ])
    await begin('lcadmin', classId, 5)
    const before = await membersOf(classId)
    expect(await begin('lcadmin', classId, 4)).toMatchObject({ setUp: 0, alreadySetUp: 2 })
    expect(await membersOf(classId)).toEqual(before)
  })

  it('counts who was set up before a deadlock as set up by this press', async () => {
    const classId = await makeClass(1, [
      { name: 'Una', grade: 4 },
      { name: 'Vic', grade: 4 },
    ])
    await test.db.execute(sql`create sequence setups`)
    await test.db.execute(sql`
      create function end_second() returns trigger language plpgsql as $$ begin
        if nextval('setups') = 2 then raise exception using errcode = '40P01'; end if;
        return new;
      end $$`)
    await test.db.execute(sql`
      create trigger end_second before insert on staff_actions
      for each row when (new.action = 'account_set_up') execute function end_second()`)
    try {
      expect(await begin('lcadmin', classId)).toMatchObject({ setUp: 2, alreadySetUp: 0, untouched: [] })
    } finally {
      await test.db.execute(sql`drop function end_second cascade`)
      await test.db.execute(sql`drop sequence setups`)
    }
  })

  it('a student for whom there is no work is left without a plan and named', async () => {
    const classId = await makeClass(1, [
      { name: 'Fay', grade: 4 },
      { name: 'Gus', grade: 12 },
    ])
    const reply = await begin('lcadmin', classId)
    expect(reply).toMatchObject({ setUp: 1, untouched: [{ name: 'Gus Berg', code: 'nothing_to_assign' }] })
    expect((await membersOf(classId)).map(({ plans }) => plans.length)).toEqual([2, 0])
  })

  it('[SR-04] is for lcadmin in the own centers and admin in all, and for nobody else', async () => {
    const own = await makeClass(1, [{ name: 'Hal', grade: 4 }])
    const other = await makeClass(3, [{ name: 'Ivo', grade: 4 }])
    for (const by of ['teacher', 'tutor']) expect(code(await begin(by, own))).toBe('not_allowed')
    expect(code(await begin('lcadmin', other))).toBe('center_not_yours')
    expect((await membersOf(other))[0]?.plans).toEqual([])
    expect(await begin('admin', other)).toMatchObject({ setUp: 1 })
    expect(await begin('lcadmin', own)).toMatchObject({ setUp: 1 })
  })

  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'keeps a school grade that is corrected while it waits, and begins there',
    async () => {
      const classId = await makeClass(1, [{ name: 'Joy', grade: 4 }])
      const [joy] = await test.db.select().from(users).where(eq(users.firstName, 'Joy'))
      const isJoy = eq(users.userId, joy?.userId ?? '')
      const { begun } = await test.db.transaction(async (tx: Database) => {
        await lockSetup(tx, joy?.userId ?? '')
        const begun = begin('lcadmin', classId)
        await untilWaitedFor(tx)
        await tx.update(users).set({ schoolGrade: 5, lastName: 'Bird' }).where(isJoy)
        return { begun }
      })
      expect(await begun).toMatchObject({ setUp: 1 })
      const [after] = await membersOf(classId)
      expect([after?.schoolGrade, after?.plans.map(([start]) => start)]).toEqual([5, [5, 5]])
      expect(await test.db.$count(users, and(isJoy, eq(users.lastName, 'Bird')))).toBe(1)
    },
  )

  it('writes down for each student who set it up', async () => {
    const classId = await makeClass(1, [{ name: 'Kim', grade: 4 }])
    await begin('lcadmin', classId)
    const [kim] = await test.db.select().from(users).where(eq(users.firstName, 'Kim'))
    const actions = await test.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.userId, kim?.userId ?? ''))
      .orderBy(staffActions.actionId)
    expect(actions.at(-1)).toMatchObject({
      staffId: 'lcadmin',
      action: 'account_set_up',
      details: { source: 'class_setup' },
    })
  })
})
