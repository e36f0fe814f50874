import { type Refusal, refuse, succeed, type TestResult } from '@wordstride/api'
import { COURSE_SECTIONS, type TestType } from '@wordstride/core'
import { isLearningInfoValid, TEST_SECTIONS } from '@wordstride/learning'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Caller } from '../../access/caller'
import { menuAuthOf } from '../../access/toggles'
import { findLearningInfo } from '../../accounts/learningInfo'
import type { Database } from '../../db/database'
import { type TestSessionRow, testSessions, users } from '../../db/schema'
import type { Handlers } from '../../dispatch/callContext'
import { inStudentTurn } from '../../standing/inStudentTurn'
import { consolidateResults } from './consolidateResults'
import type { TestVisit } from './describeTest'
import { settleReturn, settleTest, settleTests } from './endTest'
import { createTestUser } from './newTestUser'
import { goOn, openReading, openTest } from './openTest'
import { readTestOrder } from './readTestOrder'
import { recordTestEvent } from './recordTestEvent'
import { saveTestAnswer } from './saveTestAnswer'
import { findTestGrades, openTestPools } from './testPools'
import { findTestResults } from './testResult'

interface OwnTest {
  userId: string
  sessionId: string
}

/** One process at a time changes the tests of a student. */
function withTests<TResult>(
  db: Database,
  userId: string,
  run: (tx: Database) => Promise<TResult>,
): Promise<TResult> {
  return inStudentTurn(db, { userId, section: 'tests' }, run)
}

async function withTest<TResult>(
  db: Database,
  { userId, sessionId }: OwnTest,
  run: (tx: Database, session: TestSessionRow) => Promise<TResult>,
): Promise<TResult | Refusal> {
  return withTests(db, userId, async (tx) => {
    const [session] = await tx
      .select()
      .from(testSessions)
      .where(and(eq(testSessions.userId, userId), eq(testSessions.sessionId, sessionId)))
    return session ? run(tx, session) : refuse('test_unknown')
  })
}

/** TEST-03: a name is told once, by an account that has none. */
async function completeNames(
  db: Database,
  { user }: Caller,
  given: { firstName?: string | null | undefined; lastName?: string | null | undefined },
): Promise<{ firstName: string; lastName: string } | Refusal> {
  const names = {
    firstName: user.firstName || (given.firstName ?? ''),
    lastName: user.lastName || (given.lastName ?? ''),
  }
  if (names.firstName === '') return refuse('first_name_missing')
  if (names.lastName === '') return refuse('last_name_missing')
  if (names.firstName !== user.firstName || names.lastName !== user.lastName) {
    await db.update(users).set(names).where(eq(users.userId, user.userId))
  }
  return names
}

const visitOf = ({ user }: Caller, now: Date): TestVisit => ({
  now,
  showsContentId: menuAuthOf(user).show_problem_id,
})

/** SR-05; the account setup of a student begins with a test, so that needs no toggle (SETUP-04). */
async function mayStart(db: Database, { user }: Caller, testType: TestType): Promise<boolean> {
  if (menuAuthOf(user).start_a_test) return true
  const isForSetup = testType === 'diagnostic' && user.role === 'student'
  return isForSetup && !isLearningInfoValid(await findLearningInfo(db, user.userId))
}

export const testHandlers = {
  /** A new part, the unfinished one, or the second stage of a language arts part (SR-30). */
  async startDiagnosticTest(params, { db, now, random, caller, ip }) {
    const { userId, sectionType, sessionId } = params
    if (sectionType === 'ae.rc') {
      if (!sessionId) return refuse('test_unknown')
      return withTest(db, { userId, sessionId }, async (tx, session) =>
        openReading(tx, session, visitOf(caller, now)),
      )
    }
    if (!(await mayStart(db, caller, params.testType))) return refuse('not_allowed')
    const checked = readTestOrder(params, sectionType, caller)
    if ('isSuccess' in checked) return checked
    const pools = await openTestPools(db, checked.order, params.testGrade)
    return withTests(db, userId, async (tx) => {
      const names = await completeNames(tx, caller, params)
      if ('isSuccess' in names) return names
      return openTest(
        tx,
        {
          userId,
          ...checked,
          ...names,
          gradeId: params.testGrade,
          ip,
          groupId: params.groupId ?? null,
          random,
          pools,
        },
        visitOf(caller, now),
      )
    })
  },

  /** Goes on with the time that was left (SR-35). */
  async resumeDiagnosticTest(params, { db, now, caller }) {
    return withTest(db, params, async (tx, found) => {
      const session = await settleReturn(tx, found, now)
      if (session.endedAt === null) return goOn(tx, session, visitOf(caller, now))
      return refuse(session.endReason === 'interrupted' ? 'test_interrupted' : 'test_not_resumable')
    })
  },

  async saveTestAnswer(params, { db, now }) {
    return withTest(db, params, (tx, session) => saveTestAnswer(tx, session, params, now))
  },

  async recordTestEvent(params, { db, now }) {
    return withTest(db, params, (tx, session) => recordTestEvent(tx, session, params, now))
  },

  async getTestResult(params, { db, now }) {
    return withTest(db, params, async (tx, found) => {
      const session = await settleTest(tx, found, now)
      const [result] = await findTestResults(tx, params.userId, [session], now)
      return succeed({ result: result as TestResult })
    })
  },

  async getUserTestResult({ userId, testsPerPage, pageId }, { db, now }) {
    return withTests(db, userId, async (tx) => {
      await settleTests(tx, userId, now)
      const listed = and(eq(testSessions.userId, userId), eq(testSessions.isPractice, false))
      const [total] = await tx.select({ tests: count() }).from(testSessions).where(listed)
      const rows = await tx
        .select()
        .from(testSessions)
        .where(listed)
        .orderBy(desc(testSessions.startedAt), desc(testSessions.part))
        .limit(testsPerPage)
        .offset((pageId - 1) * testsPerPage)
      const tests = await findTestResults(tx, userId, rows, now)
      return succeed({ tests, pages: Math.ceil((total?.tests ?? 0) / testsPerPage) })
    })
  },

  async getConsolidatedTestResult({ userId }, { db, now }) {
    return withTests(db, userId, (tx) => consolidateResults(tx, userId, now))
  },

  async getTestGrades(_params, { db }) {
    const sections = COURSE_SECTIONS.map(async (sectionType) => ({
      sectionType,
      grades: await findTestGrades(db, TEST_SECTIONS[sectionType]),
    }))
    return succeed({ sections: await Promise.all(sections) })
  },

  /** An account for a test (SR-36). */
  async newTestUser({ kind }, context) {
    return succeed(await createTestUser(context.db, kind, context))
  },
} satisfies Partial<Handlers>
