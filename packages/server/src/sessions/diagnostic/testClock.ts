import {
  TEST_GRACE_SECONDS,
  TEST_MOST_AWAY_MINUTES,
  TEST_MOST_RESUMES,
  TEST_RESUME_DAYS,
} from '@wordstride/learning'
import { millisecondsInDay } from 'date-fns/constants'
import type { StageRecord, TestSessionRow } from '../../db/schema'

/** Without a sign of life for so long the screen counts as closed; an open one tells of itself twice a minute. */
const VISIT_MS = 60_000
type Clock = Pick<
  TestSessionRow,
  | 'stages'
  | 'stageIndex'
  | 'visitStartedAt'
  | 'lastActivityAt'
  | 'endedAt'
  | 'startedAt'
  | 'resumes'
  | 'awaySeconds'
>

export const stageOf = ({ stages, stageIndex }: Pick<Clock, 'stages' | 'stageIndex'>): StageRecord =>
  stages[stageIndex] as StageRecord

export const hasNextStage = ({ stages, stageIndex }: Pick<Clock, 'stages' | 'stageIndex'>): boolean =>
  stageIndex < stages.length - 1

/** When the student was last there, as far as is known at `now`. */
const visitEnd = ({ lastActivityAt }: Clock, now: Date): Date =>
  new Date(Math.min(now.getTime(), lastActivityAt.getTime() + VISIT_MS))

function usedAt(session: Clock, at: Date): number {
  const { endedAt, usedSeconds } = stageOf(session)
  if (endedAt !== null) return usedSeconds
  return usedSeconds + Math.max(0, at.getTime() - session.visitStartedAt.getTime()) / 1000
}

/** Of the running stage, for a student who is there. */
export const remainingSeconds = (session: Clock, now: Date): number =>
  Math.max(0, stageOf(session).targetSeconds - usedAt(session, now))

/** SR-30: whether an answer of the stage may still be saved. */
export function acceptsAnswers(session: Clock, stageIndex: number, now: Date): boolean {
  const stage = session.stages[stageIndex]
  if (session.endedAt !== null || !stage || stage.startedAt === null) return false
  if (stage.endedAt !== null) return now.getTime() <= stage.endedAt + TEST_GRACE_SECONDS * 1000
  return usedAt(session, now) <= stage.targetSeconds + TEST_GRACE_SECONDS
}

/** Whether the time of the running stage is up without the browser having said so: it had its 30 seconds, or is gone. */
export function isTimeUp(session: Clock, now: Date): boolean {
  const stage = stageOf(session)
  if (stage.endedAt !== null) return false
  const end = visitEnd(session, now)
  const isThere = end.getTime() === now.getTime()
  return isThere
    ? usedAt(session, now) > stage.targetSeconds + TEST_GRACE_SECONDS
    : usedAt(session, end) >= stage.targetSeconds
}

/** Without a sign of life although the stage runs; 0 while the screen counts as open. */
function awaySeconds({ stages, stageIndex, lastActivityAt }: Clock, now: Date): number {
  if (stageOf({ stages, stageIndex }).endedAt !== null) return 0
  const silence = now.getTime() - lastActivityAt.getTime()
  return silence > VISIT_MS ? silence / 1000 : 0
}

/** Away from running stages for longer in all than a test allows (SR-35). */
export const isAwayTooLong = (session: Clock, now: Date): boolean =>
  session.awaySeconds + awaySeconds(session, now) > TEST_MOST_AWAY_MINUTES * 60

/** Whether coming back now is once too often (SR-35). */
export const isBackTooOften = (session: Clock, now: Date): boolean =>
  awaySeconds(session, now) > 0 && session.resumes >= TEST_MOST_RESUMES

/** Left for longer than a test waits (SR-35). */
export const isForgotten = ({ lastActivityAt }: Clock, now: Date): boolean =>
  now.getTime() - lastActivityAt.getTime() > TEST_RESUME_DAYS * millisecondsInDay

/** The running stage ends, at the latest when its time is up. */
export function withStageEnded<TSession extends Clock>(session: TSession, now: Date): TSession {
  const stage = stageOf(session)
  if (stage.endedAt !== null) return session
  const end = visitEnd(session, now)
  const usedSeconds = Math.min(stage.targetSeconds, usedAt(session, end))
  const overrun = Math.max(0, usedAt(session, end) - stage.targetSeconds)
  return withStage(session, { ...stage, usedSeconds, endedAt: Math.round(end.getTime() - overrun * 1000) })
}

/** The student comes back to the running stage: the time until the last sign of life is used up (SR-35). */
export function withNewVisit<TSession extends Clock>(session: TSession, now: Date): TSession {
  const usedSeconds = usedAt(session, visitEnd(session, now))
  const away = awaySeconds(session, now)
  return {
    ...withStage(session, { ...stageOf(session), usedSeconds }),
    resumes: session.resumes + (away > 0 ? 1 : 0),
    awaySeconds: session.awaySeconds + away,
    visitStartedAt: now,
    lastActivityAt: now,
  }
}

/** The next stage begins. */
export function withNextStage<TSession extends Clock>(session: TSession, now: Date): TSession {
  const next = { ...session, stageIndex: session.stageIndex + 1, visitStartedAt: now, lastActivityAt: now }
  return withStage(next, { ...stageOf(next), startedAt: now.getTime() })
}

const withStage = <TSession extends Clock>(session: TSession, stage: StageRecord): TSession => ({
  ...session,
  stages: session.stages.map((other, i) => (i === session.stageIndex ? stage : other)),
})
