import { foldSession, type SessionEvent, type SessionState } from '@wordstride/learning'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { type StageRecord, type TestSessionRow, testEvents } from '../../db/schema'
import { type Step, startOfStage } from './stageSession'

/** A stage of a test with the state that its events lead to. */
export interface StageLog {
  stage: number
  /** `started` first, which is not stored; the others have their places after it. */
  events: readonly SessionEvent[]
  state: SessionState
}

export async function readStage(db: Database, session: TestSessionRow, stage: number): Promise<StageLog> {
  const { userId, sessionId } = session
  const stored = await db
    .select({ event: testEvents.event })
    .from(testEvents)
    .where(
      and(eq(testEvents.userId, userId), eq(testEvents.sessionId, sessionId), eq(testEvents.stage, stage)),
    )
    .orderBy(asc(testEvents.seq))
  const record = session.stages[stage] as StageRecord
  const events = [startOfStage(session, record), ...stored.map(({ event }) => event)]
  return { stage, events, state: foldSession(events) as SessionState }
}

/** Stores what a stage has accepted. */
export async function storeStep(
  db: Database,
  { userId, sessionId }: TestSessionRow,
  { stage, events: before }: StageLog,
  { events, state }: Step,
  now: Date,
): Promise<StageLog> {
  await db.insert(testEvents).values(
    events.map((event, i) => ({
      userId,
      sessionId,
      stage,
      seq: before.length + i,
      event,
      receivedAt: now,
    })),
  )
  return { stage, events: [...before, ...events], state }
}
