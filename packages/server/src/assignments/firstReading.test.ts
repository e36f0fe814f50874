import { addDays } from 'date-fns'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { answers, assignmentWeeks, sessions, skillResults, userSkills } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'

const MONDAY = new Date('2026-03-09T18:00:00Z')

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: gradedPack({ skills: 4, grade: 2 }), now: MONDAY })
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [answers, sessions, skillResults, userSkills, assignmentWeeks])
    await test.db.delete(table)
})

const goTo = async (day: Date) => {
  test.advance(day.getTime() - test.now().getTime())
  token = await test.login('student')
}

/** What a minute of the week is worth that is read now for the first time. */
const rate = async () => {
  succeeded(await test.call('getUserThisWeekAssignment', {}, token))
  const [row] = await test.db.select().from(assignmentWeeks)
  return row?.pointsPerMinute ?? 0
}

it('[SR-19] a minute of Sunday is worth seven of Monday, not to who has worked since Monday and reads the week last', async () => {
  await goTo(MONDAY)
  const ofMonday = await rate()
  await test.db.delete(assignmentWeeks)
  await goTo(addDays(MONDAY, 6))
  expect(await rate()).toBeCloseTo(7 * ofMonday)
  await test.db.delete(assignmentWeeks)
  await goTo(addDays(MONDAY, 7))
  await setLevels(test, { k1: 1 }, { grade: 2 })
  await gradedPupil(test, token).take({ grade: 2 })
  await goTo(addDays(MONDAY, 13))
  expect(await rate()).toBeCloseTo(ofMonday)
})

it('[SR-04] [SR-19] a week that staff plan anew before anything was earned is for the days from then on', async () => {
  await goTo(addDays(MONDAY, 14))
  await setLevels(test, { k1: 1 }, { grade: 2 })
  await gradedPupil(test, token).take({ grade: 2 })
  const ofMonday = await rate()
  await goTo(addDays(MONDAY, 20))
  const admin = await test.login('lcadmin')
  succeeded(await test.call('createAssignmentForUser', { userId: 'student' }, admin))
  expect(await rate()).toBeCloseTo(7 * ofMonday)
})
