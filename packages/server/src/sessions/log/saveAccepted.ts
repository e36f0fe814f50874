import { isJudged, type Verdict } from '@wordstride/core'
import type { AcceptedAnswer, RowEntry } from '@wordstride/learning'
import { and, eq } from 'drizzle-orm'
import { inWeekTurn } from '../../assignments/inWeekTurn'
import { settleRunningWeek, settleSession } from '../../assignments/runningPoints'
import type { Database } from '../../db/database'
import { type AnswerRow, type SessionRow, sessions } from '../../db/schema'
import { settleGoals } from '../../rewards/goals/settleGoals'
import { refreshHonors } from '../../rewards/honors/refreshHonors'
import { advanceGrade } from '../../standing/advanceGrade'
import { projectionOf } from './projection'
import { lastSeqOf, type SessionReading, type SkillReading } from './sessionReading'
import { gradeAfter, type Settlement } from './settlement'
import { writeAnswer } from './writeAnswer'

/** An answer as it came in, with the server's verdict. */
export interface GivenAnswer {
  answerId: string
  problemId: string
  /** Of the problem's type. */
  problemVersion: number
  responseJson: string
  verdict: Verdict
  hintChecked: boolean
  startTs: number
  endTs: number
  path: string | null
  tag: string | null
  /** What the client believed; nothing is decided by it. */
  clientClaim: unknown
}

export interface SaveContext {
  now: Date
  timeZone: string
}

/** SR-17: the week's points, gained by the answers of a session that has ended. In the week turn of its end. */
export async function savePoints(
  db: Database,
  session: Pick<SessionRow, 'userId' | 'sessionId' | 'startedAt'>,
  timeZone: string,
): Promise<number> {
  const { userId, sessionId } = session
  const pointsTotal = await settleSession(db, session, timeZone)
  await db
    .update(sessions)
    .set({ pointsTotal })
    .where(and(eq(sessions.userId, userId), eq(sessions.sessionId, sessionId)))
  return pointsTotal
}

/** SES-10, and -1 for what is not graded. */
const firstTimeCorrectOf = (verdict: Verdict, entry: RowEntry | undefined): AnswerRow['firstTimeCorrect'] =>
  isJudged(verdict) && entry ? entry.firstTimeCorrect : -1

export const answerRow = (
  { session }: SessionReading,
  given: GivenAnswer,
  skill: { skillId: string; level: number },
  now: Date,
): AnswerRow => ({
  ...given,
  userId: session.userId,
  sessionId: session.sessionId,
  phase: session.phase,
  sectionType: session.sectionType,
  gradeId: session.gradeId,
  skillId: skill.skillId,
  seq: null,
  events: [],
  firstTimeCorrect: -1,
  learningPass: false,
  levelBefore: skill.level,
  levelAfter: skill.level,
  overtime: 0,
  receivedAt: now,
})

/** SR-20: no other answer brings points: in learning one that is right at once, in graded work one that lifts a level. */
const mayEarn = (answer: AnswerRow, settlement: Settlement | null): boolean =>
  answer.phase === 'LEARNING_SESSION'
    ? answer.firstTimeCorrect === 1
    : settlement !== null && (settlement.after.level > settlement.before.level || settlement.isLargeGain)

const workOf = ({ userId, phase, skillId }: AnswerRow) => ({
  userId,
  skillId: phase === 'LEARNING_SESSION' ? skillId : null,
})

interface Acceptance {
  reading: SessionReading
  given: GivenAnswer
  accepted: AcceptedAnswer
  skill: SkillReading
  settlement: Settlement | null
  /** The skills of the grade; only read when something is settled. */
  grade: readonly SkillReading[]
}

/** Stores what the machine accepted; null when the session or the skill has changed since it was read. */
export async function saveAccepted(
  db: Database,
  { reading, given, accepted, skill, settlement, grade }: Acceptance,
  { now, timeZone }: SaveContext,
): Promise<AnswerRow | null> {
  const { session, hasWeek } = reading
  const { state, events } = accepted
  const entry = state.row[state.index]
  const skillState = settlement?.after ?? skill.state
  const hasEnded = state.sessionStatus !== 'in_progress'
  const after = settlement && gradeAfter(state, grade, { skillId: skill.skillId, state: settlement.after })
  const answer: AnswerRow = {
    ...answerRow(reading, given, { skillId: skill.skillId, level: skillState.level }, now),
    seq: lastSeqOf(reading) + 1,
    events,
    firstTimeCorrect: firstTimeCorrectOf(given.verdict, entry),
    learningPass: session.phase === 'LEARNING_SESSION' && state.sessionStatus === 'passed',
    levelBefore: settlement?.before.level ?? entry?.levelChange?.levelFrom ?? skill.state.level,
    overtime: entry?.answerOvertime ?? 0,
  }
  const write = (connection: Database) =>
    writeAnswer(connection, {
      answer,
      projection: projectionOf(state),
      revision: session.revision,
      skillRevision: skill.revision,
      skillState,
      settlement,
      score: after?.score ?? null,
    })
  const earns = hasWeek && (hasEnded || mayEarn(answer, settlement))
  const written =
    earns || after?.isAllTop
      ? await inWeekTurn(db, session.userId, async (tx) => {
          const done = await write(tx)
          if (!done.isWritten) return done
          if (earns && hasEnded) await savePoints(tx, session, timeZone)
          else if (earns) await settleRunningWeek(tx, workOf(answer), now, timeZone)
          if (after?.isAllTop && !done.hasMovedOn) await advanceGrade(tx, session, after.score, now)
          return done
        })
      : await write(db)
  if (!written.isWritten) return null
  // What fails here is made up for by the jobs of honors and goals.
  if (written.isHonorReached) await refreshHonors(db, session, now, timeZone)
  if (written.isGoalNear) await settleGoals(db, session.userId, now)
  return answer
}
