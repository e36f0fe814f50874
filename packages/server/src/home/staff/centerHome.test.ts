import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classes, sessions, users } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'
import { gradedPack } from '../../testing/gradedPack'
import { succeeded } from '../../testing/gradedPupil'

const NOW = new Date('2026-03-11T18:00:00Z')
const DAY = 86_400_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ skills: 4, grade: 2 }), now: NOW })
  await test.db.insert(classes).values([
    { classId: randomUUID(), centerId: 1, name: 'Blue', createdAt: NOW },
    { classId: randomUUID(), centerId: 1, name: 'Ended', createdAt: NOW, endedAt: NOW },
    { classId: randomUUID(), centerId: 3, name: 'Green', createdAt: NOW },
  ])
  for (const [userId, startedAt] of [
    ['student', NOW],
    ['student', NOW],
    ['student2', new Date(NOW.getTime() - 7 * DAY)],
  ] as const)
    await test.db.insert(sessions).values({
      sessionId: randomUUID(),
      userId,
      phase: 'LEARNING_SESSION',
      sectionType: 'ae.la',
      gradeId: 2,
      skillId: 'k1',
      sessionStatus: 'left',
      startedAt,
      locStartTime: '',
      startingLevel: 0,
      endingLevel: 0,
      startingScore: 0,
    })
  await test.db
    .update(users)
    .set({ expiresAt: new Date(NOW.getTime() + 14 * DAY) })
    .where(eq(users.userId, 'student2'))
  await test.db
    .update(users)
    .set({ expiresAt: new Date(NOW.getTime() + 14 * DAY + 1) })
    .where(eq(users.userId, 'teacher'))
})
afterAll(() => test.close())

const home = async (userName: string) =>
  succeeded(await test.call('getCenterHome', {}, await test.login(userName)))
const names = ({ people }: { people: { userId: string }[] }) => people.map(({ userId }) => userId)

describe('getCenterHome', () => {
  it('counts the people and classes of the own centre, and who has worked this week', async () => {
    const { centers, notSetUp, endingSoon, frozen } = await home('lcadmin')
    // student, superstudent, notstarted, expired and frozen; not the test accounts.
    expect(centers).toEqual([
      { centerId: 1, name: 'Alder Grove', students: 5, teachers: 2, classes: 1, activeStudents: 1 },
    ])
    expect([notSetUp.count, names(notSetUp)]).toEqual([1, ['superstudent']])
    expect([endingSoon.count, names(endingSoon)]).toEqual([0, []])
    expect([frozen.count, names(frozen)]).toEqual([1, ['frozen']])
    expect(frozen.people[0]).toMatchObject({ name: 'Aria Singh', endsAt: NOW.getTime() + 3650 * DAY })
  })

  it('an admin sees all centres, also empty ones', async () => {
    const { centers, endingSoon } = await home('admin')
    expect(centers.map(({ centerId, students, classes: count }) => [centerId, students, count])).toEqual([
      [1, 5, 1],
      [3, 1, 1],
      [4, 0, 0],
      [5, 0, 0],
      [6, 0, 0],
      [8, 0, 0],
    ])
    expect([endingSoon.count, names(endingSoon)]).toEqual([1, ['student2']])
  })

  it('names eight people and counts the others', async () => {
    await test.db.insert(users).values(
      Array.from({ length: 11 }, (_, i) => ({
        userId: `new${i}`,
        userName: `new${i}`,
        passwordHash: 'none',
        role: 'student' as const,
        firstName: 'New',
        lastName: `Student ${i}`,
        country: 'US' as const,
        schoolGrade: 2,
        startsAt: NOW,
        expiresAt: new Date(NOW.getTime() + (i === 3 ? 1 : 20) * DAY),
        createdAt: NOW,
      })),
    )
    const { notSetUp, endingSoon } = await home('admin')
    expect([notSetUp.count, notSetUp.people.length, notSetUp.people[0]?.userId]).toEqual([12, 8, 'new3'])
    expect(names(endingSoon)).toEqual(['new3', 'student2'])
    // In no centre, so nobody else's.
    expect((await home('lcadmin')).notSetUp.count).toBe(1)
  })
})
