import { randomUUID } from 'node:crypto'
import type { ContentPack } from '@wordstride/content'
import { seededRandom } from '@wordstride/core'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { weeklyDigestJob } from '../classes/digest/weeklyDigestJob'
import {
  answers,
  assignmentWeeks,
  classes,
  classMembers,
  mails,
  sessions,
  userCenters,
  userLearningInfo,
  users,
} from '../db/schema'
import { noJobQueue } from '../jobs/jobQueue'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { type GradedReply, gradedPupil, succeeded } from '../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../testing/learningPupil'
import { peerClass } from '../testing/peerClass'
import { isFull, type ModelSkill, PupilModel, type Section, told } from '../testing/pupilModel'
import { dayAfter, momentOf, mondayOf, wall } from '../testing/wallClock'

const renamed = (pack: ContentPack, letter: string): ContentPack['chapters'] =>
  JSON.parse(JSON.stringify(pack.chapters).replaceAll(/\bk(?=\d)/g, letter))

const pack: ContentPack = {
  ...gradedPack({ version: 'figures' }),
  chapters: [
    ...renamed(gradedPack({ skills: 4, grade: 2 }), 'a'),
    ...renamed(gradedPack({ skills: 5, grade: 2, section: 'ae.voc', specifiedTime: 0.25 }), 'w'),
  ],
}
const SKILLS: ModelSkill[] = pack.chapters.flatMap(({ section_type, grade_id, skills }) =>
  skills.map(({ skill_id, specified_time }) => ({
    id: skill_id,
    section: section_type as Section,
    grade: grade_id,
    seconds: specified_time * 60,
  })),
)
const SECTIONS = ['ae.la', 'ae.voc'] as const
const WEEKLY = { 'ae.la': 40, 'ae.voc': 15 } as const
const ZONE = 'America/Los_Angeles'
/** The week in which the clocks go back ends in the night to this Monday. */
const NEXT_MONDAY = '2026-11-02'
const FIRST_DAYS = ['2026-10-29', '2026-11-01']
/** How often each is right at once. */
const RIGHT: Record<string, number> = { ada: 1, bo: 0.85, cy: 0.5 }
const IDS = Object.keys(RIGHT)
const CLASS = randomUUID()

const random = seededRandom('figures')
let test: TestApp
let pupils: PupilModel[]
const now = () => test.now().getTime()
const today = () => wall(now(), ZONE).day
const goTo = (day: string, minutes: number) => test.advance(Math.max(0, momentOf(day, minutes, ZONE) - now()))
const when = (session: string) => ({ at: now(), session, day: today() })

beforeAll(async () => {
  const begin = new Date(momentOf(FIRST_DAYS[0] as string, 7 * 60, ZONE))
  test = await createTestApp({ contentPack: pack, now: begin, random })
  const peers = peerClass(test)
  await peers.add(IDS.map((userId) => ({ userId, gradeId: 2 })))
  for (const section of SECTIONS) {
    const isOfSection = eq(userLearningInfo.sectionType, section)
    await test.db.update(userLearningInfo).set({ weeklyTime: WEEKLY[section] }).where(isOfSection)
  }
  await test.db.insert(userCenters).values(IDS.map((userId) => ({ userId, centerId: 1 })))
  await test.db.insert(classes).values({ classId: CLASS, centerId: 1, name: 'Blue', createdAt: begin })
  const members = IDS.map((userId) => ({ classId: CLASS, userId, isTeacher: false }))
  await test.db
    .insert(classMembers)
    .values([{ classId: CLASS, userId: 'teacher', isTeacher: true }, ...members])
  await test.db.update(users).set({ email: 'grace@school.example' }).where(eq(users.userId, 'teacher'))
  await test.call('saveOwnDigest', { isWished: true }, await test.login('teacher'))
  pupils = IDS.map((id) => new PupilModel(id, peers.tokenOf(id), SKILLS, { grade: 2, stop: 3 }))
})
afterAll(() => test.close())

async function findAnswer(userId: string, answerId: string) {
  const isIt = and(eq(answers.userId, userId), eq(answers.answerId, answerId))
  const [row] = await test.db.select().from(answers).where(isIt)
  if (row?.seq == null) throw new Error('An answer was not accepted.')
  return row
}

const verdictsOf = (isRight: boolean) =>
  isRight ? (['correct'] as const) : (['incorrect', 'correct'] as const)

/** A session of its own, left after some problems when it has not passed. */
async function learn(pupil: PupilModel, skillId: string, problems: number): Promise<void> {
  const opened = await openLearning(test, pupil.token, pack, skillId)
  for (const problem of exercisesOf(findSkill(pack, skillId)).slice(0, problems)) {
    const isFirst = random() < (RIGHT[pupil.userId] as number)
    for (const verdict of verdictsOf(isFirst)) {
      test.advance(8_000)
      const answer = { ...opened.answer(problem, verdict), startTs: now() - 6_000, endTs: now() - 1_000 }
      await test.call('saveUserPracticeAnswer', answer, pupil.token)
      if (verdict === 'incorrect') continue
      const { learningPass: isPass } = await findAnswer(pupil.userId, answer.moreParameters.answerId)
      pupil.solved(when(opened.sessionId), skillId, { isFirst, isPass })
      if (isPass) return
    }
  }
}

/** Some of it takes too long; `leaveAt` leaves the session open. */
async function practise(pupil: PupilModel, section: Section, leaveAt = Number.POSITIVE_INFINITY) {
  const worker = gradedPupil(test, pupil.token)
  const session: GradedReply = await worker.take({ section, grade: 2 })
  const { sessionId } = session
  if (sessionId === null || session.isResumed) return
  for (const [i, { problemId }] of session.problems.entries()) {
    if (i === leaveAt) return
    const isFirst = random() < (RIGHT[pupil.userId] as number)
    const [usual, long] = section === 'ae.la' ? [25, 200] : [9, 20]
    const seconds = random() < 0.15 ? long : usual
    for (const [attempt, verdict] of verdictsOf(isFirst).entries()) {
      const answerId = randomUUID()
      await worker.check(session, problemId, verdict, { seconds, answerId })
      if (attempt > 0) continue
      const { skillId } = await findAnswer(pupil.userId, answerId)
      pupil.checked(when(sessionId), skillId, { isFirst, seconds, isAfficiency: false })
    }
    if (i + 1 < session.problems.length)
      await worker.tell(session, [{ type: 'advanced', at: now(), problemId }])
  }
  pupil.gradedPassed(when(sessionId), { section, grade: 2 }, false)
}

async function workToday(pupil: PupilModel): Promise<void> {
  succeeded(await test.call('getNextAssignmentTask', {}, pupil.token))
  for (const { id } of pupil.of('ae.la', 2)) if (random() < 0.5) await learn(pupil, id, 3)
  await practise(pupil, 'ae.voc')
  await practise(pupil, 'ae.la', random() < 0.5 ? 2 : undefined)
}

/** The week as the specification has it, from what was planned; null when nothing was planned. */
async function modelWeek(pupil: PupilModel, monday: string) {
  const isIt = and(eq(assignmentWeeks.userId, pupil.userId), eq(assignmentWeeks.weekStart, monday))
  const [row] = await test.db.select().from(assignmentWeeks).where(isIt)
  if (!row) return null
  const items = row.items.map((item) => ({
    ...{ label: item.label, type: item.type, section: item.sectionType, grade: item.gradeId },
    ...{ skill: item.skillId, minutes: item.minutes, target: item.target, since: item.since },
  }))
  const [start, end] = [monday, dayAfter(monday, 7)].map((day) => momentOf(day, 0, ZONE))
  return pupil.week({ start: start as number, end: end as number, rate: row.pointsPerMinute, items })
}

/** What the week of a student is by the specification, in the words of the calls. */
async function expectHome(pupil: PupilModel) {
  const { token, userId } = pupil
  const week = await modelWeek(pupil, mondayOf(today()))
  const told3 = week ? { la: told(week.la), voc: told(week.voc), total: told(week.total) } : null
  const before = await modelWeek(pupil, dayAfter(mondayOf(today()), -7))
  const wasFull = isFull(before?.total ?? 0)
  const assignment = succeeded(await test.call('getUserThisWeekAssignment', {}, token))
  if (told3) expect(assignment.points).toEqual(told3)
  for (const session of await test.db.select().from(sessions).where(eq(sessions.userId, userId))) {
    if (
      session.endedAt === null ||
      mondayOf(wall(session.startedAt.getTime(), ZONE).day) !== mondayOf(today())
    )
      continue
    expect(session.pointsTotal).toBeCloseTo(week?.bySession.get(session.sessionId) ?? 0)
  }
  const { data } = succeeded(await test.call('getProgressSummary', {}, token))
  expect(data).toMatchObject({
    laGradeScore: pupil.score('ae.la', 2),
    vocGradeScore: pupil.score('ae.voc', 2),
    assignmentTokens: wasFull ? 10 : 0,
    tokensByLastWeek: wasFull ? 10 : 0,
  })
  const weeksInARow = (wasFull ? 1 : 0) + (isFull(week?.total ?? 0) ? 1 : 0)
  expect(succeeded(await test.call('getCompletedWeeks', {}, token)).numberOfWeeks).toBe(weeksInARow)
  for (const section of SECTIONS) {
    const place = { userId, sectionType: section, gradeId: 2 }
    const { report } = succeeded(await test.call('getProficiencyReport', place, token))
    expect(report.projectedScore).toBe(pupil.score(section, 2))
    const standings = pupil.of(section, 2).map(({ id }) => pupil.standing(id))
    expect(report.skillStatusList.map(({ skillLevel }) => skillLevel)).toEqual(
      standings.map(({ level }) => level),
    )
    for (const [i, { accuracy, time }] of standings.entries()) {
      expect(report.skillStatusList[i]?.weightedAccuracyRate ?? -1).toBeCloseTo(accuracy ?? -1)
      expect(report.skillStatusList[i]?.weightedMeanTime ?? -1).toBeCloseTo(time ?? -1)
    }
  }
  return { points: told3?.total ?? 0, time: data.timeSpentWeekly }
}

/** Teachers read what the student reads. */
async function expectSeen(pupil: PupilModel, own: { points: number; time: string }): Promise<void> {
  const token = await test.login('teacher')
  const { students } = succeeded(await test.call('getTeacherHome', {}, token))
  const params = { classId: CLASS, sectionType: 'ae.la', grade: 2 } as const
  const work = succeeded(await test.call('getClassWork', params, token))
  const [minutes = 0, seconds = 0] = own.time.split(':').map(Number)
  for (const list of [students, work.students]) {
    const row = list.find(({ userId }) => userId === pupil.userId)
    expect(row?.points).toBe(own.points)
    expect(Math.floor((row?.minutes ?? 0) * 60 + 1e-6)).toBe(minutes * 60 + seconds)
  }
  const levels = pupil.of('ae.la', 2).map(({ id }) => pupil.standing(id).level)
  expect(work.students.find(({ userId }) => userId === pupil.userId)?.levels).toBe(levels.join(''))
}

const expectAll = async () => {
  for (const pupil of pupils) await expectSeen(pupil, await expectHome(pupil))
}

describe('what the product tells of the work of a student', () => {
  it('[SR-12] [SR-13] [SR-14] [SR-20] [SR-21] is what the specification makes of it, and is the same everywhere', async () => {
    for (const day of FIRST_DAYS) {
      goTo(day, 9 * 60)
      for (const pupil of pupils) await workToday(pupil)
      await expectAll()
    }
    expect((await modelWeek(pupils[0] as PupilModel, '2026-10-26'))?.total).toBeGreaterThanOrEqual(100)

    // A session over the midnight in which the week ends.
    const [, bo] = pupils as [PupilModel, PupilModel]
    goTo('2026-11-01', 24 * 60 - 1)
    test.advance(40_000)
    await practise(bo, 'ae.voc')
    expect(today()).toBe(NEXT_MONDAY)
    goTo(NEXT_MONDAY, 7 * 60)
    const context = { db: test.db, jobs: noJobQueue, now: test.now(), timeZone: ZONE, log: console }
    await weeklyDigestJob({ publicUrl: 'https://words.school.example', isSending: false }).run(
      {},
      context as never,
    )
    const [mail] = await test.db.select().from(mails).where(eq(mails.kind, 'weekly_class'))
    for (const pupil of pupils) {
      const { total } = (await modelWeek(pupil, '2026-10-26')) ?? { total: 0 }
      expect(mail?.text).toMatch(new RegExp(`${pupil.userId} Quill: \\d+ minutes?, ${told(total)} points`))
    }
    for (const pupil of pupils) succeeded(await test.call('getNextAssignmentTask', {}, pupil.token))
    await expectAll()
  })
})
