import { randomUUID } from 'node:crypto'
import { type CallInput, type CallName, calls } from '@wordstride/api'
import type { SkillState } from '@wordstride/learning'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  classes,
  classMembers,
  gradeStandings,
  sessionExercises,
  sessions,
  skillResults,
  userSkills,
} from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { gradedPack } from '../testing/gradedPack'
import { type GradedReply, gradedPupil, setLevels, standingOf, succeeded } from '../testing/gradedPupil'
import { findExercise, validParamsFor } from '../testing/validParams'

const PLACE = { sectionType: 'ae.voc', gradeId: 2 } as const
const GRADE = { section: 'ae.voc', grade: 2 } as const
const MONDAY = new Date('2026-03-09T18:00:00Z')
const DAY = 86_400_000
const TODAY = '2026-03-11'
const WORDS = Array.from({ length: 12 }, (_, i) => `k${i + 1}`)
const PEOPLE = ['student', 'teacher', 'admin']
const classId = randomUUID()
const contentPack = gradedPack({ skills: WORDS.length, ...GRADE })

let test: TestApp
let student: string
const tokens = new Map<string, string>()
let session: GradedReply
let word: string
beforeAll(async () => {
  test = await createTestApp({ contentPack, now: MONDAY })
  await test.db.insert(classes).values({ classId, centerId: 1, name: 'Blue', createdAt: MONDAY })
  await test.db.insert(classMembers).values([
    { classId, userId: 'teacher', isTeacher: true },
    { classId, userId: 'student' },
  ])
  await fallOnMonday()
  test.advance(2 * DAY)
  for (const name of [...PEOPLE, 'student2']) tokens.set(name, await test.login(name))
  student = tokens.get('student') ?? ''
  for (const name of ['student', 'student2'])
    await test.call('offListPeerGroup', { userId: name, offList: false }, tokens.get(name))
  const { report } = succeeded(
    await test.call('getProficiencyReport', { userId: 'student', ...PLACE }, student),
  )
  const { projectedScore } = report
  await test.db
    .insert(gradeStandings)
    .values({ userId: 'student', ...PLACE, projectedScore, highestScore: 100 })
    .onConflictDoUpdate({
      target: [gradeStandings.userId, gradeStandings.sectionType, gradeStandings.gradeId],
      set: { projectedScore },
    })
  session = await gradedPupil(test, student).take(GRADE)
  const [first] = await test.db
    .select()
    .from(sessionExercises)
    .where(eq(sessionExercises.sessionId, session.sessionId ?? ''))
    .orderBy(sessionExercises.position)
  word = first?.skillId ?? ''
}, 60_000)
afterAll(() => test.close())

/** Every word fell to level 1, each measured otherwise than the others: a score tells which of them has moved. */
async function fallOnMonday(): Promise<void> {
  const states = WORDS.map((skillId, i): [string, SkillState] => [
    skillId,
    {
      level: 1,
      isSecondTry: false,
      hasDroppedToZero: false,
      accuracyRate: 0.5 + i / 31,
      meanTimeSeconds: 20 + i / 7,
    },
  ])
  await setLevels(test, Object.fromEntries(states), GRADE)
  await test.db.update(userSkills).set({ lastVisitAt: MONDAY, lastAnswerAt: MONDAY })
  const sessionId = randomUUID()
  const phase = 'PROFICIENCY_SESSION'
  await test.db.insert(sessions).values({
    ...{ userId: 'student', sessionId, phase, ...PLACE, sessionStatus: 'left', startedAt: MONDAY },
    ...{ endedAt: MONDAY, locStartTime: '', startingLevel: 0, endingLevel: 0, startingScore: 0 },
  })
  await test.db.insert(skillResults).values(
    states.map(([skillId, after]) => ({
      ...({ userId: 'student', ...PLACE, skillId, phase, sessionId, problemId: `${skillId}.P9` } as const),
      ...({ firstTimeCorrect: 0, overtime: 0, isLargeGain: false, decidedAt: MONDAY } as const),
      before: { ...after, level: 2 },
      after,
    })),
  )
}

/** What tells of the session itself has tests of its own: `noWordLeaves`, `keysForTeachers`. */
const OF_THE_SESSION: CallName[] = ['getStudentSession']

const READINGS: CallName[] = [
  ...(Object.keys(calls) as CallName[]).filter(
    (name) => /^(get|list|user|skills)/.test(name) && !OF_THE_SESSION.includes(name),
  ),
]

/** What a student's calls make, they give back the second time. */
const OWN_CALLS: CallName[] = [
  'skillLearning',
  'takeReview',
  'takeAfficiency',
  'createAssignmentForUser',
  'createExtraAssignment',
]

const MAY_CHANGE = [
  // How many answers there are, whatever they were about.
  /^getProgressSummary data\.vocAnswers$/,
  /^getProficiencyReport report\.answers$/,
  /^listStudentSessions sessions\.\d+\.answers$/,
  // Whom staff should help, and with what.
  /^get(ClassWork|TeacherHome) students\.0\.(needs|stuckOn)\./,
]

/** The single values of a reply by their places in it. */
const leavesOf = (value: unknown, path: string[] = []): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    : [[path.join('.'), value]]

/** All that the calls tell, by call and place. */
async function readAll(userName: string): Promise<Record<string, unknown>> {
  const token = tokens.get(userName) ?? ''
  const now = test.now().getTime()
  const params: Partial<{ [TName in CallName]: CallInput<TName> }> = {
    ...validParamsFor(findExercise(contentPack)),
    skillLearning: {
      ...{ userId: 'student', ...PLACE, skillId: word, chapterId: 1, path: null },
      phase: 'LEARNING_SESSION',
    },
    userNextLearningSkill: { userId: 'student', ...PLACE, skillId: 'another', path: null },
    getUserActivity: { userId: 'student', startTime: now - DAY, endTime: now + DAY },
    getUserDailyActivity: { userRole: 'all', startDate: '2026-03-01', endDate: TODAY },
    getProgressSummary: { userId: 'student', today: TODAY },
    getPeerGroupRanking: { userId: 'student', ...PLACE, grade: 2, force: true },
    getClassWork: { classId, sectionType: PLACE.sectionType, grade: PLACE.gradeId },
    getUserProgressPlot: {
      ...{ country: 'US', userId: 'student', sectionType: PLACE.sectionType },
      ...{ startTime: '2026-03-01', endTime: TODAY },
    },
  }
  const told: [string, unknown][] = []
  for (const name of userName === 'student' ? [...READINGS, ...OWN_CALLS] : READINGS) {
    // A refusal by the rights of a call is the same before and after.
    const reply = await test.call(name, params[name] as never, token).catch((error) => String(error))
    told.push(...leavesOf(reply).map(([path, value]): [string, unknown] => [`${name} ${path}`, value]))
  }
  return Object.fromEntries(told)
}

const changesBetween = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key])

describe('a student, or somebody beside a screen of staff, who looks up which word has moved', () => {
  it('[SR-07] no reply tells it while the word is asked for, and all do when it is found', async () => {
    const known = new Map<string, Record<string, unknown>>()
    for (const name of PEOPLE) {
      // What a first reading makes stands before the second.
      await readAll(name)
      known.set(name, await readAll(name))
    }
    const pupil = gradedPupil(test, tokens.get('student') ?? '')
    const problemId = session.problems[0]?.problemId ?? ''
    // At once: what tells of the time stays.
    const wrong = await pupil.submission(session, problemId, 'incorrect')
    succeeded(await test.call('checkAnswer', wrong, tokens.get('student')))
    expect(await standingOf(test, word)).toMatchObject({ level: 0 })
    for (const name of PEOPLE) {
      const changes = changesBetween(known.get(name) ?? {}, await readAll(name))
      expect(changes.filter((change) => !MAY_CHANGE.some((pattern) => pattern.test(change)))).toEqual([])
    }
    await pupil.check(session, problemId, 'correct')
    const found = changesBetween(known.get('student') ?? {}, await readAll('student'))
    for (const name of [
      ...['skillsByUserid', 'userChapterProfile', 'userGradeProfile', 'getProficiencyReport'],
      ...['getCurrentAccuracy', 'getDroppedSkills', 'getProgressSummary', 'getUserProgressPlot'],
      ...['getAfficiencySummary', 'getGradeProgress', 'skillLearning', 'userNextLearningSkill'],
    ])
      expect(found.map((change) => change.split(' ')[0])).toContain(name)
    const ofStaff = changesBetween(known.get('teacher') ?? {}, await readAll('teacher'))
    expect(ofStaff).toEqual(expect.arrayContaining(['getClassWork students.0.levels']))
  }, 120_000)
})
