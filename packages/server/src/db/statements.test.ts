import { randomUUID } from 'node:crypto'
import { type CallName, calls } from '@wordstride/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { type GradedReply, gradedPupil, setLevels, succeeded } from '../testing/gradedPupil'
import { exercisesOf, findSkill, openLearning } from '../testing/learningPupil'
import { openTestDatabase } from '../testing/testDatabase'
import { testsPack } from '../testing/testsPack'
import { testTaker } from '../testing/testTaker'
import { spreadTables, untiedTables } from '../testing/untiedTables'
import { findExercise, type ValidParams, validParamsFor } from '../testing/validParams'
import { classes, classMembers } from './schema'
import { TABLE_PLACES } from './tablePlaces'

/** Statements over all students, or over all tokens, and why. */
const OVER_ALL = {
  'the best of a week (SR-26)':
    /from "assignment_weeks" inner join "users" .*"points_la".* order by .* limit/,
  'the new honor students of the country (SR-25)':
    /from "achievements" inner join "users" .*"achieved_at" >= .* order by .* limit/,
  'what the students of a center have asked for':
    /from "reward_requests" inner join "users" .*"center_id" in .*"state" = .* limit/,
  'who is in a peer group, and in which order (a group is no student)':
    /where \(?"peer_members"."group_id" = \$/,
  'the peer groups with a free place': /^select "peer_groups"."group_id", count\(/,
  'the board of a grade, once in ten minutes (SR-39)':
    /^select "grade_standings"."user_id" from "grade_standings" inner join "users"/,
  'the accounts that staff see, when they are few: of more a page and their number':
    /^select "user_id" from "users" (where .*)?limit \$\d+$/,
  'accounts that staff see, a page at a time, and how many there are':
    /^select count\(\*\) as count from "users"|^(?!.* = any\()select "user_id", .* from "users" .*order by .* limit \$\d+/,
  'how many people the centers have': /^select "center_id", count\(\*\) from "user_centers" .*group by/,
  'the people of a centre, counted for its administrator':
    /^select "user_centers"."center_id", count\(\*\) .* group by "user_centers"."center_id"/,
  'the account managers of a student, for mails (SR-37)':
    /^select "users"."email".* from "user_centers" inner join "users" .*"center_id" in .*"role" = /,
  'the teachers of a student, for mails (SR-37)':
    /^select "users"."email".* from "class_members" inner join "users" .*"class_id" in .*"is_teacher" = /,
  'the people of the classes that staff see (a class is no student)':
    /^select .* from "class_members".* where \(+"class_members"."class_id" (in|=)/,
  'the people of a centre with their centres and classes, when its administrator brings a roster':
    /"center_id" = \$1\) order by "users"."user_name"$|^select "user_id", "center_id" from "user_centers" where .*"center_id" = \$1\)$|^select "class_members".* where \("classes"."center_id" = /,
  'the older address of a calendar, when it is renewed or ended':
    /^delete from "calendar_feeds" where "calendar_feeds"."user_id" = /,
  'older links of an account that gets another password':
    /^delete from "one_time_links" where \("one_time_links"."user_id" in/,
  'whether anybody administers the database, until somebody does':
    /^select "user_id" from "users" where "users"."role" = /,
  'what the look-ups hold about a person whose data are exported':
    /^select .* from "(calendar_feeds|one_time_links|token_owners|user_names|user_source_ids)" where "\w+"."user_id" = /,
  'the owners of tokens that have ended, at a sign-in':
    /^delete from "token_owners" where "token_owners"."ends_at" </,
}

const contentPack = { ...gradedPack({ grade: 2 }), tests: testsPack().tests }
const MONDAY = new Date('2026-03-09T18:00:00Z')
const DAY = 86_400_000

let test: TestApp
/** By statement, the call that sent it first. */
const sent = new Map<string, CallName>()
const all: string[] = []
const made = new Set<CallName>()

beforeAll(async () => {
  const database = await openTestDatabase()
  test = await createTestApp({ database, contentPack, now: MONDAY })
  let current: CallName | null = null
  database.watch((statement) => {
    if (current === null) return
    all.push(statement)
    if (!sent.has(statement)) sent.set(statement, current)
  })
  const { call } = test
  test.call = async (name, params, token) => {
    current = name
    made.add(name)
    try {
      return await call(name, params, token)
    } finally {
      current = null
    }
  }
  await useEverything()
}, 120_000)
afterAll(() => test.close())

async function workForWeeks(): Promise<void> {
  const token = await test.login('student')
  const pupil = gradedPupil(test, token)
  await test.call('getNextAssignmentTask', {}, token)
  await openLearning(test, token, contentPack, 'k1')
  // Given back, with its snapshot.
  const learner = await openLearning(test, token, contentPack, 'k1')
  for (const problem of exercisesOf(findSkill(contentPack, 'k1')).slice(0, 3)) {
    await test.call('saveUserPracticeAnswer', learner.answer(problem, 'correct'), token)
  }
  await setLevels(test, { k2: 1, k3: 2, k4: 1, k5: 3, k6: 1, k7: 2 }, { grade: 2 })
  await pupil.finish(await pupil.take({ grade: 2 }), (_, index) => (index === 0 ? 'incorrect' : 'correct'))
  const open = await pupil.take({ grade: 2 })
  await pupil.check(open, open.problems[0]?.problemId ?? '', 'incorrect')
  await pupil.take({ grade: 2 })
  const skills = Array.from({ length: 7 }, (_, i) => `k${i + 1}`)
  const top = Object.fromEntries(skills.map((skillId) => [skillId, { level: 4, accuracyRate: 1 }]))
  await setLevels(test, top, { grade: 2 })
  const afficiency = await test.call('takeAfficiency', valid.takeAfficiency, token)
  await pupil.finish(succeeded(afficiency) as GradedReply)
  for (const week of [1, 2]) {
    test.advance(7 * DAY * week)
    const later = await test.login('student')
    await test.call('getUserThisWeekAssignment', {}, later)
    await test.call('getProgressSummary', {}, later)
    await test.call('getDroppedSkills', {}, later)
  }
}

/** To the teachers of the class, too. */
async function mailAboutTest(): Promise<void> {
  const classId = randomUUID()
  await test.db.insert(classes).values({ classId, centerId: 1, name: '4B', createdAt: test.now() })
  await test.db.insert(classMembers).values({ classId, userId: 'superstudent' })
  const fields = { sendToId: 'superstudent' }
  await test.call('sendTestStartEmail', fields, await test.login('superstudent'))
}

async function takeTests(): Promise<void> {
  const taker = testTaker(test, await test.login('superstudent'))
  const words = await taker.start()
  await mailAboutTest()
  await taker.answer(words, 1, 'correct')
  await taker.resume(words)
  await taker.event(words, 2, { type: 'exercise_shown', at: test.now().getTime() })
  const draft = await taker.given(words, 2, 'correct')
  await taker.event(words, 2, { type: 'responded', responseJson: draft.responseJson })
  await taker.end(words, 'left')
  const language = await taker.start({ sectionType: 'ae.la' })
  await taker.answerAll(language, 6)
  await taker.answerAll(await taker.startReading(language), 6)
  const { nextGrade } = await taker.result(language)
  await taker.start({
    sectionType: 'ae.la',
    testGrade: nextGrade ?? 4,
    groupId: language.groupId,
  })
  test.advance(8 * DAY)
  const later = testTaker(test, await test.login('superstudent'))
  await later.start()
}

/** A school with a class, whose pupil's teacher gives another password. */
async function managePeople(): Promise<void> {
  const admin = await test.login('admin')
  const made = await test.call('saveClass', { centerId: 1, name: 'Room 1' }, admin)
  const { classId } = succeeded(made) as { classId: string }
  const members = { classId, added: ['superstudent', 'teacher'], removed: ['student'] }
  await test.call('changeClassMembers', members, admin)
  await test.call('changeClassMembers', { classId, added: ['student'], removed: ['teacher'] }, admin)
  await test.call('changeClassMembers', { classId, added: ['teacher'], removed: [] }, admin)
  await test.call('listAccounts', {}, await test.login('teacher'))
  await test.call('listAccounts', {}, admin)
  await test.call('listClasses', {}, await test.login('teacher'))
  const pupil = await test.login('superstudent')
  const { sessionId } = await testTaker(test, pupil).start()
  const mail = { ...valid.sendTestStartEmail, sendToId: 'superstudent', sessionId }
  await test.call('sendTestStartEmail', mail, pupil)
  await test.call('saveClass', { classId, centerId: 1, name: 'Room 2' }, admin)
  await test.call('saveCenter', { ...valid.saveCenter, centerId: null }, admin)
  const link = await test.call('resetPassword', { ...valid.resetPassword, userId: 'af100001' }, admin)
  const { handedOver } = succeeded(link) as { handedOver: { linkSecret: string } }
  const secret = handedOver.linkSecret
  await test.call('readPasswordLink', { secret })
  await test.call('setPasswordByLink', { secret, newPassword: 'af100001' })
}

async function lookAtHomesOfStaff(): Promise<void> {
  const classId = '3f1c2f0e-6a52-4a4a-9a63-0d6a8f0f7a11'
  await test.db.insert(classes).values({ classId, centerId: 1, name: 'Blue', createdAt: MONDAY })
  await test.db.insert(classMembers).values([
    { classId, userId: 'tutor', isTeacher: true },
    { classId, userId: 'student' },
  ])
  const tutor = await test.login('tutor')
  await test.call('getTeacherHome', {}, tutor)
  succeeded(await test.call('getClassWork', { classId, sectionType: 'ae.la' }, tutor))
  const listed = await test.call('listStudentSessions', { userId: 'student', before: null }, tutor)
  const [session] = succeeded(listed).sessions
  const key = { userId: 'student', sessionId: session?.sessionId ?? '' }
  succeeded(await test.call('getStudentSession', key, tutor))
  for (const name of ['lcadmin', 'admin']) await test.call('getCenterHome', {}, await test.login(name))
}

const valid: ValidParams = validParamsFor(findExercise(contentPack))

async function useEverything(): Promise<void> {
  await workForWeeks()
  await takeTests()
  await managePeople()
  await lookAtHomesOfStaff()
  const tutor = await test.login('tutor')
  for (const name of Object.keys(calls) as CallName[]) {
    const own = await test.login('student')
    const admin = await test.login('admin')
    for (const token of [own, tutor, admin]) {
      // What is refused has sent its statements, too.
      await test.call(name, valid[name], token).catch(() => {})
    }
  }
}

const isOverAll = (statement: string) => Object.values(OVER_ALL).some((pattern) => pattern.test(statement))

const isWrong = (statement: string): boolean => untiedTables(statement).length > 0 && !isOverAll(statement)

describe('the statements of all calls', () => {
  it('come from every call and touch every table that is spread over the nodes', () => {
    expect(Object.keys(calls).filter((name) => !made.has(name as CallName))).toEqual([])
    const touched = new Set([...sent.keys()].flatMap(spreadTables))
    const spread = Object.keys(TABLE_PLACES).filter(
      (table) => !['reference', 'local'].includes(TABLE_PLACES[table] ?? ''),
    )
    expect(spread.filter((table) => !touched.has(table))).toEqual([])
  })

  it('name the student, or the key of the look-up, of every table they touch', () => {
    const wrong = [...sent]
      .filter(([statement]) => isWrong(statement))
      .map(([statement, call]) => `${call}: ${untiedTables(statement)} in ${statement}`)
    expect(wrong).toEqual([])
  })

  it.each(Object.entries(OVER_ALL))('%s: is still sent, and needs to be excused', (_, pattern) => {
    const excused = [...sent.keys()].filter((statement) => pattern.test(statement))
    expect(excused.length).toBeGreaterThan(0)
    expect(excused.filter((statement) => untiedTables(statement).length === 0)).toEqual([])
  })

  it('the token of a request is checked by one statement, which reads no password', async () => {
    const token = await test.login('student')
    await test.call('lookForChangesInFreezeAndExpire', {}, token)
    const begin = all.length
    await test.call('lookForChangesInFreezeAndExpire', {}, token)
    expect(all.slice(begin)).toEqual([expect.stringMatching(/^select .* from "tokens" inner join "users"/)])
    expect(all.at(-1)).not.toContain('password_hash')
  })
})
