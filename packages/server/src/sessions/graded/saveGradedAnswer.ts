import { type Refusal, refuse } from '@wordstride/api'
import { type GradeResult, isJudged } from '@wordstride/core'
import {
  acceptAnswer,
  isOutgrown,
  levelStateOf,
  policyOf,
  type SessionEvent,
  type SessionState,
} from '@wordstride/learning'
import type { KnownProblem } from '../../content/problemCache'
import type { Database } from '../../db/database'
import type { AnswerRow, SessionRow } from '../../db/schema'
import { itemAliases } from '../aliases/itemAliases'
import { problemOnWire, wireEvents } from '../aliases/wireIds'
import { gradeAnswer, parseResponse } from '../grading/gradeAnswer'
import { boundedTimes } from '../log/claimedTimes'
import { findSaved, problemOf } from '../log/knownAnswer'
import { type GivenAnswer, type SaveContext, saveAccepted } from '../log/saveAccepted'
import { LONGEST_UNDECIDED, MOST_ANSWERS } from '../log/sessionLimits'
import { isGraded, readSession, type SessionReading, stateAfter } from '../log/sessionReading'
import { settleCheck } from '../log/settlement'
import { untilWritten } from '../log/untilWritten'
import { wasOffline } from '../log/wasOffline'
import { type WireFeedback, wireFeedback } from './gradedExercise'

/** One answer of a graded session as it comes in; `problemId` and the ids of the response are those of the wire. */
export interface GradedSubmission extends Omit<GivenAnswer, 'verdict' | 'problemVersion'> {
  userId: string
  sessionId: string
  clientClaim: object
}

export interface GradedReply {
  answer: AnswerRow
  session: SessionRow
  position: number
  known: KnownProblem
  /** Of the session after the answer. */
  state: SessionState
  /** As they may leave the server. */
  events: SessionEvent[]
  expectedCount: number | null
  feedback: WireFeedback | null
}

export const isRefusal = (value: object): value is Refusal => 'isSuccess' in value

const expectedCountOf = ({ expectedCount }: GradeResult): number | null => expectedCount ?? null

/** SR-13: graded work has the time of its arrival; an exercise of whose showing nothing was told is measured from what came before it. */
function arrivedNow(
  { elsewhereMs }: SessionReading,
  state: SessionState,
  { problemId, verdict, hintChecked, endTs }: GivenAnswer,
  now: Date,
) {
  const at = now.getTime()
  return {
    problemId,
    verdict,
    hintChecked,
    startedAt: state.seenAt,
    at,
    wasOffline: wasOffline(state, endTs, at),
    pace: { attemptMs: at - state.seenAt, arrivedAt: at, elsewhereMs },
  }
}

/** Null when somebody else has written in the meantime. */
async function attempt(
  db: Database,
  { userId, sessionId, ...submission }: GradedSubmission,
  context: SaveContext,
): Promise<GradedReply | Refusal | null> {
  const reading = await readSession(db, { userId, sessionId }, submission.answerId)
  const start = reading?.session.start
  if (!reading || !start || !isGraded(reading)) return refuse('session_unknown')
  const { session, state } = reading
  const place = problemOnWire(session, start, submission.problemId)
  const target = start.targets?.find(({ problemId }) => problemId === place?.problemId)
  const skill = reading.skills.find(({ skillId }) => skillId === target?.skillId)
  const known = place && (await problemOf(db, reading, place.problemId))
  if (!state || !known || !target || !skill) return refuse('problem_not_in_session')

  const aliases = itemAliases(known, { ...session, kind: 'session', place: place.position })
  const replyWith = (answer: AnswerRow, after: SessionState, graded: GradeResult): GradedReply => ({
    answer,
    session,
    position: place.position,
    known,
    state: after,
    events: wireEvents(session, start, answer.events),
    expectedCount: expectedCountOf(graded),
    feedback: wireFeedback(known, answer, aliases),
  })
  const attempted = { ...submission, problemId: place.problemId }
  const saved = await findSaved(db, reading, attempted)
  if (saved) {
    if (isRefusal(saved)) return saved
    const after = stateAfter(reading, saved.seq ?? 0) ?? state
    return replyWith(saved, after, gradeAnswer(known, saved.responseJson, 'practice', saved.problemVersion))
  }
  if (reading.answers.length >= MOST_ANSWERS) return refuse('session_full')

  const response = aliases.toContent(parseResponse(known, submission.responseJson))
  const graded = known.plugin.grade(known.problem, response, { mode: 'practice' })
  const given: GivenAnswer = {
    ...attempted,
    ...boundedTimes(reading, attempted, context.now),
    clientClaim: { ...submission.clientClaim, startTs: submission.startTs, endTs: submission.endTs },
    problemVersion: known.plugin.version,
    responseJson: JSON.stringify(response),
    verdict: graded.verdict,
  }
  const arrived = arrivedNow(reading, state, { ...given, endTs: submission.endTs }, context.now)
  const accepted = acceptAnswer(state, { ...arrived, standing: levelStateOf(skill.state) })
  const entry = accepted?.state.row[accepted.state.index]
  if (!accepted || !entry) {
    const isItsTurn = acceptAnswer(state, { ...arrived, verdict: 'not_answered' }) !== null
    return refuse(isItsTurn ? 'too_quick' : 'not_now')
  }
  if (!isJudged(graded.verdict) && given.responseJson.length > LONGEST_UNDECIDED) return refuse('not_now')
  const settles =
    policyOf(session.phase).settlesLevels &&
    isJudged(graded.verdict) &&
    !isOutgrown(skill.state, target.state)
  const decision = { section: session.sectionType, phase: session.phase, before: skill.state }
  const settlement = settles ? settleCheck(decision, entry, target.specifiedMinutes) : null
  const answer = await saveAccepted(
    db,
    { reading, given, accepted, skill, settlement, grade: reading.skills },
    context,
  )
  return answer && replyWith(answer, accepted.state, graded)
}

/** Grades and saves one answer of a graded session, once; gives the refusal of what does not belong (SR-17). */
export const saveGradedAnswer = (
  db: Database,
  submission: GradedSubmission,
  context: SaveContext,
): Promise<GradedReply | Refusal> => untilWritten(() => attempt(db, submission, context))
