import type { SessionState } from '@wordstride/learning'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import {
  achievements,
  answers,
  gradeStandings,
  loginAttempts,
  sessionExercises,
  sessions,
  skillResults,
  testProblems,
  tokenDeposits,
} from '../db/schema'
import { readSession } from '../sessions/log/sessionReading'

const round = (value: number | null) => (value === null ? null : Number(value.toFixed(6)))

/** What is stored of a student and no call tells; each fact in plain words, so that columns may change their names. */
export const storedFacts = {
  /** Every answer in the order it was given, with its verdict and what it did to the skill. */
  async answers(db: Database, userId: string): Promise<string[]> {
    const rows = await db
      .select()
      .from(answers)
      .where(eq(answers.userId, userId))
      .orderBy(asc(answers.receivedAt), asc(answers.startTs))
    return rows.map((row) => {
      const hint = row.hintChecked ? ' hint' : ''
      const pass = row.learningPass ? ' pass' : ''
      const levels = `${row.levelBefore}>${row.levelAfter}`
      return `${row.problemId} ${row.verdict} ${row.firstTimeCorrect} ${levels}${hint}${pass} ${row.responseJson}`
    })
  },

  async sessions(db: Database, userId: string): Promise<string[]> {
    const rows = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.startedAt))
    return rows.map((row) => {
      const where = `${row.sectionType} ${row.gradeId} ${row.skillId ?? 'several'}`
      const levels = `${row.startingLevel}>${row.endingLevel}`
      return `${row.locStartTime} ${row.phase} ${where} ${row.sessionStatus} ${levels} ${round(row.pointsTotal)}`
    })
  },

  /** What moved or measured the skills, in the order in which it did. */
  async skillResults(db: Database, userId: string): Promise<string[]> {
    const rows = await db
      .select()
      .from(skillResults)
      .where(eq(skillResults.userId, userId))
      .orderBy(asc(skillResults.seq))
    return rows.map(
      (row) =>
        `${row.skillId} ${row.problemId} ${row.firstTimeCorrect} ${row.before.level}>${row.after.level} ${round(row.seconds)}`,
    )
  },

  /** Graded sessions, the exercises of each with what happened between its checks. */
  async gradedSessions(db: Database, userId: string): Promise<string[]> {
    const rows = await db
      .select()
      .from(sessions)
      .innerJoin(
        sessionExercises,
        and(eq(sessionExercises.userId, sessions.userId), eq(sessionExercises.sessionId, sessions.sessionId)),
      )
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.startedAt), asc(sessionExercises.position))
    const states = new Map<string, SessionState | null>()
    for (const { sessions: key } of rows) {
      states.set(key.sessionId, (await readSession(db, key))?.state ?? null)
    }
    return rows.map(({ sessions: session, session_exercises: exercise }) => {
      const entry = states.get(session.sessionId)?.row[exercise.position]
      const flags = [
        entry?.hintChecked ? ` hint ${entry.hintStep}` : '',
        entry?.isSkipped ? ` skipped` : '',
        exercise.draft === null ? '' : ` draft ${exercise.draft}`,
      ]
      return `${session.phase} ${session.sessionStatus} ${exercise.position} ${exercise.problemId}${flags.join('')}`
    })
  },

  async gradeStandings(db: Database, userId: string): Promise<string[]> {
    const rows = await db
      .select()
      .from(gradeStandings)
      .where(eq(gradeStandings.userId, userId))
      .orderBy(asc(gradeStandings.sectionType), asc(gradeStandings.gradeId))
    return rows.map(
      (row) =>
        `${row.sectionType} ${row.gradeId} ${round(row.projectedScore)} ${round(row.highestScore)} ${row.completedAt?.toISOString() ?? '-'}`,
    )
  },

  async deposits(db: Database, userId: string): Promise<string[]> {
    const rows = await db
      .select()
      .from(tokenDeposits)
      .where(eq(tokenDeposits.userId, userId))
      .orderBy(asc(tokenDeposits.reason))
    return rows.map((row) => `${row.reason}: ${row.tokens} ${row.depositedAt.toISOString()}`)
  },

  async achievements(db: Database, userId: string): Promise<string[]> {
    const rows = await db.select().from(achievements).where(eq(achievements.userId, userId))
    return rows.map(
      (row) => `${row.achievement} ${row.sectionType} ${row.gradeId} ${row.achievedAt.toISOString()}`,
    )
  },

  async failedLogins(db: Database, userName: string): Promise<string[]> {
    const rows = await db
      .select()
      .from(loginAttempts)
      .where(eq(loginAttempts.userName, userName))
      .orderBy(asc(loginAttempts.attemptedAt))
    return rows.map((row) => `${row.attemptedAt.toISOString()} ${row.hasFailed}`)
  },
}

export type StoredFacts = Record<keyof typeof storedFacts, string[]>

export async function readStoredFacts(db: Database, userId: string): Promise<StoredFacts> {
  const facts = Object.entries(storedFacts).map(async ([name, read]) => [name, await read(db, userId)])
  return Object.fromEntries(await Promise.all(facts))
}

/** Every checked answer of everybody, of tests too. */
export async function readGivenAnswers(db: Database) {
  const checked = await db
    .select({ problemId: answers.problemId, responseJson: answers.responseJson, verdict: answers.verdict })
    .from(answers)
  const inTests = await db.select().from(testProblems)
  const submitted = inTests.flatMap(({ problemId, responseJson, isCorrect }) =>
    responseJson === null
      ? []
      : [{ problemId, responseJson, verdict: isCorrect ? ('correct' as const) : ('incorrect' as const) }],
  )
  return [...checked, ...submitted]
}

/** Every problem that was shown in an order of its own. */
export async function readPresentations(db: Database) {
  const { problemId: ofGraded, presentation } = sessionExercises
  const graded = await db.select({ problemId: ofGraded, presentation }).from(sessionExercises)
  const inTests = await db
    .select({ problemId: testProblems.problemId, presentation: testProblems.presentation })
    .from(testProblems)
  return [...graded, ...inTests]
}
