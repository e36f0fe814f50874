import { type Refusal, refuse, succeed, type TestResult } from '@wordstride/api'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Caller } from '../accounts/caller'
import { menuAuthOf } from '../accounts/toggles'
import type { Database } from '../db/database'
import { type TestSessionRow, testSessions, users } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'
import { lockStudent } from '../progress/lockStudent'
import type { Visit } from './describeTest'
import { settleTest } from './endTest'
import { createTestUser } from './newTestUser'
import { goOn, openReading, openTest } from './openTest'
import { readTestOrder } from './readTestOrder'
import { recordTestEvent } from './recordTestEvent'
import { saveTestAnswer } from './saveTestAnswer'
import { findTestResults } from './testResult'

interface OwnTest {
  user_id: string
  test_session_uuid: string
}

/** One process at a time changes the tests of a student. */
function withTests<TResult>(
  db: Database,
  userId: string,
  run: (tx: Database) => Promise<TResult>,
): Promise<TResult> {
  return db.transaction(async (tx) => {
    await lockStudent(tx, userId, 'tests')
    return run(tx)
  })
}

async function withTest<TResult>(
  db: Database,
  { user_id, test_session_uuid }: OwnTest,
  run: (tx: Database, session: TestSessionRow) => Promise<TResult>,
): Promise<TResult | Refusal> {
  return withTests(db, user_id, async (tx) => {
    const [session] = await tx
      .select()
      .from(testSessions)
      .where(and(eq(testSessions.sessionUuid, test_session_uuid), eq(testSessions.userId, user_id)))
    return session ? run(tx, session) : refuse('This test is not known.')
  })
}

/** TEST-03: a name is told once, by an account that has none. */
async function completeNames(
  db: Database,
  { user }: Caller,
  given: { first_name?: string | null | undefined; last_name?: string | null | undefined },
): Promise<{ firstName: string; lastName: string } | Refusal> {
  const names = {
    firstName: user.firstName || (given.first_name ?? ''),
    lastName: user.lastName || (given.last_name ?? ''),
  }
  if (names.firstName === '') return refuse('Please input your first name!')
  if (names.lastName === '') return refuse('Please input your last name!')
  if (names.firstName !== user.firstName || names.lastName !== user.lastName) {
    await db.update(users).set(names).where(eq(users.userId, user.userId))
  }
  return names
}

const visitOf = ({ user }: Caller, now: Date): Visit => ({
  now,
  showsContentId: menuAuthOf(user).show_problem_id,
})

export const testHandlers = {
  /** SR-30. */
  async startDiagnosticTest(params, { db, now, caller, ip }) {
    const { user_id, section_type, test_session_uuid } = params
    if (section_type === 'ae.rc') {
      if (!test_session_uuid) return refuse('This test is not known.')
      return withTest(db, { user_id, test_session_uuid }, async (tx, session) =>
        openReading(tx, await settleTest(tx, session, now), visitOf(caller, now)),
      )
    }
    const checked = readTestOrder(params, section_type, caller)
    if ('is_success' in checked) return checked
    return withTests(db, user_id, async (tx) => {
      const names = await completeNames(tx, caller, params)
      if ('is_success' in names) return names
      return openTest(
        tx,
        {
          userId: user_id,
          ...checked,
          ...names,
          gradeId: params.test_grade,
          ip,
          groupUuid: params.test_group_uuid ?? null,
        },
        visitOf(caller, now),
      )
    })
  },

  /** SR-35. */
  async resumeDiagnosticTest(params, { db, now, caller }) {
    return withTest(db, params, async (tx, found) => {
      const session = await settleTest(tx, found, now)
      return session.endedAt === null
        ? goOn(tx, session, visitOf(caller, now))
        : refuse('This test cannot be resumed.')
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
      const [result] = await findTestResults(tx, params.user_id, [session])
      return succeed({ result: result as TestResult })
    })
  },

  async getUserTestResult({ user_id, tests_per_page, page_id }, { db, now }) {
    return withTests(db, user_id, async (tx) => {
      const open = await tx
        .select()
        .from(testSessions)
        .where(and(eq(testSessions.userId, user_id), isNull(testSessions.endedAt)))
      for (const session of open) await settleTest(tx, session, now)
      const listed = and(eq(testSessions.userId, user_id), eq(testSessions.isPractice, false))
      const [total] = await tx.select({ tests: count() }).from(testSessions).where(listed)
      const rows = await tx
        .select()
        .from(testSessions)
        .where(listed)
        .orderBy(desc(testSessions.startedAt), desc(testSessions.part))
        .limit(tests_per_page)
        .offset((page_id - 1) * tests_per_page)
      const tests = await findTestResults(tx, user_id, rows)
      return succeed({ tests, pages: Math.ceil((total?.tests ?? 0) / tests_per_page) })
    })
  },

  /** SR-36. */
  async newTestUser({ kind }, { db, now, caller }) {
    return succeed({ username: await createTestUser(db, kind, caller, now) })
  },
} satisfies Partial<Handlers>
