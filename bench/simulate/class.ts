import { seededRandom } from '@wordstride/core'
import { assignmentWeeks, tokens, userLearningInfo, userSkills } from '../../packages/server/src/db/schema'
import { createTestApp } from '../../packages/server/src/testing/createTestApp'
import { gradedPack } from '../../packages/server/src/testing/gradedPack'
import { startPostgres } from '../../scripts/setup/postgres.mjs'
import { addStudents } from '../server/fillDatabase'
import { forget, normal, type Pupil } from './pupils'
import { mean, median, rankCorrelation } from './statistics'
import { type Day, studyDay } from './study'

const option = (name: string, fallback: number): number => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))
  return given ? Number(given.split('=')[1]) : fallback
}

const PUPILS = option('pupils', 200)
const WEEKS = option('weeks', 6)
const SKILLS = option('skills', 12)
const GRADE = 2
const TOP = 4
const STUDY_DAYS = [0, 2, 4]
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A Monday morning in Los Angeles. */
const START = new Date('2026-01-05T17:00:00Z')

// PostgreSQL where there is one: many students study at once.
const postgres = await startPostgres()
if (postgres) process.env.TEST_DATABASE_URL = postgres.url

const test = await createTestApp({
  contentPack: gradedPack({ skills: SKILLS, grade: GRADE, exercises: 8 }),
  now: START,
  environment: { APP_ENV: 'production' },
})
const students = await addStudents(test.db, PUPILS, START)
await test.db.update(tokens).set({ expiresAt: new Date(START.getTime() + 400 * DAY) })
// Language arts only, and no advance: the class stays with the skills that are looked at.
await test.db.update(userLearningInfo).set({ stopGrade: GRADE })

const random = seededRandom('simulated class')
const pupils: Pupil[] = students.map((student) => ({
  ...student,
  ability: normal(random),
  minutes: Math.max(15, 40 + 12 * normal(random)),
  mastery: new Map(),
  random: seededRandom(student.userId),
}))

const day: Day = { test, grade: GRADE, tally: { problems: new Map(), answers: 0 }, reached: new Set() }

const standings = async () => {
  const rows = await test.db.select().from(userSkills)
  const levels = new Map(pupils.map(({ userId }) => [userId, [] as number[]]))
  for (const { userId, level } of rows) levels.get(userId)?.push(level)
  return pupils.map(({ userId }) => levels.get(userId) ?? [])
}

const CLASS = 8

/** Some students at a time; what one does depends on nobody else. */
async function atOnce<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: CLASS }, work))
}

/** Points of the week: what is finished counts whole, the item at hand as far as it is (SR-20). */
async function pointsOf(pupil: Pupil): Promise<number> {
  const reply = await test.call('getNextAssignmentTask', {}, pupil.token)
  if (!reply.isSuccess) throw new Error(reply.message)
  const task = reply.nextAssignmentTask
  const row = weeks.get(pupil.userId)
  if (!row) return 0
  let points = 0
  for (const item of row.items) {
    if (item.label === task?.label) return points + task.point
    points += item.minutes * row.pointsPerMinute
  }
  return points
}

let weeks = new Map<string, typeof assignmentWeeks.$inferSelect>()
const table: Record<string, Record<string, number>> = {}
const began = performance.now()
for (let week = 1; week <= WEEKS; week++) {
  for (let weekday = 0; weekday < 7; weekday++) {
    if (STUDY_DAYS.includes(weekday)) {
      await atOnce(pupils, (pupil) => studyDay(day, pupil))
    }
    if (weekday < 6) test.advance(DAY)
  }
  weeks = new Map(
    (await test.db.select().from(assignmentWeeks))
      .sort((a, b) => (a.weekStart < b.weekStart ? -1 : 1))
      .map((row) => [row.userId, row]),
  )
  const points: number[] = []
  for (const pupil of pupils) points.push(await pointsOf(pupil))
  const levels = await standings()
  const means = levels.map((own) => own.reduce((sum, level) => sum + level, 0) / SKILLS)
  const all = levels.flat()
  table[`week ${week}`] = {
    'rank correlation': Number(
      rankCorrelation(
        pupils.map(({ ability }) => ability),
        means,
      ).toFixed(2),
    ),
    'mean level': Number(mean(means).toFixed(2)),
    '% of skills at the top': Math.round(
      (100 * all.filter((level) => level >= TOP).length) / (PUPILS * SKILLS),
    ),
    'points, mean': Math.round(mean(points)),
    'points, median': Math.round(median(points)),
    '% with 100 points': Math.round((100 * points.filter((value) => value >= 99.95).length) / PUPILS),
    answers: day.tally.answers,
  }
  console.log(
    `week ${week}`,
    JSON.stringify(table[`week ${week}`]),
    `${Math.round((performance.now() - began) / 1000)} s`,
  )
  test.advance(DAY)
  for (const pupil of pupils) forget(pupil)
}

const levels = await standings()
const problems = [...day.tally.problems].filter(([key]) => day.reached.has(key)).map(([, n]) => n)
const stuck = levels.filter((own) => own.length > 0 && own.every((level) => level < 2)).length
const begun = levels.flat().length
console.table(table)
console.log({
  'problems per skill to proficiency, median': median(problems),
  'problems per skill to proficiency, 90 %': [...problems].sort((a, b) => a - b)[
    Math.floor(problems.length * 0.9)
  ],
  'skills begun that reached the top, %': Math.round((100 * day.reached.size) / begun),
  'students without a skill above level 1, %': Math.round((100 * stuck) / PUPILS),
})
await test.close()
await postgres?.stop()
process.exit(0)
