import { isCompleted } from '@wordstride/learning'
import { addDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assignmentWeeks, skills, userLearningInfo, userSkills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { succeeded } from '../testing/gradedPupil'

const MONDAY = new Date('2026-03-09T18:00:00Z')
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ skills: 4, grade: 2 }), now: MONDAY })
})
afterAll(() => test.close())

beforeEach(async () => {
  for (const table of [userSkills, assignmentWeeks]) await test.db.delete(table)
  await test.db.update(skills).set({ isDisabled: false })
})

describe('a week whose items are all done', () => {
  it.each(DAYS.flatMap((day, i) => [35, 50].map((minutes) => ({ day, i, minutes }))))(
    'begun on a $day with $minutes minutes a week is told as 100 and completed',
    async ({ i, minutes }) => {
      test.advance(addDays(MONDAY, i).getTime() - test.now().getTime())
      const token = await test.login('student')
      await test.db.update(userLearningInfo).set({ weeklyTime: minutes })
      const call = async () => succeeded(await test.call('getUserThisWeekAssignment', {}, token))
      expect((await call()).regularAssignmentCombined.assignmentItems.some(({ done }) => done)).toBe(false)
      // What is taken out of the courses is done (SR-08); no week of these has another item.
      await test.db.update(skills).set({ isDisabled: true }).where(eq(skills.sectionType, 'ae.la'))
      const { points, regularAssignmentCombined, startDate } = await call()
      expect(startDate).toBe('2026-03-09')
      expect(regularAssignmentCombined.assignmentItems.every(({ done }) => done)).toBe(true)
      expect(points.total).toBe(100)
      const [row] = await test.db.select().from(assignmentWeeks)
      expect(isCompleted((row?.pointsLa ?? 0) + (row?.pointsVoc ?? 0))).toBe(true)
      const { numberOfWeeks } = succeeded(await test.call('getCompletedWeeks', {}, token))
      expect(numberOfWeeks).toBe(1)
      expect(await test.call('getNextAssignmentTask', {}, token)).toMatchObject({
        nextAssignmentTask: null,
        hasAssignment: true,
      })
    },
  )
})
