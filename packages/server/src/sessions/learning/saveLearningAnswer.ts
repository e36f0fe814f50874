import { refuse, succeed } from '@wordstride/api'
import { type GradeResult, isJudged } from '@wordstride/core'
import { acceptAnswer, levelStateOf, type SessionState, type SkillState } from '@wordstride/learning'
import type { KnownProblem } from '../../content/problemCache'
import type { Database } from '../../db/database'
import { type AnswerRow, answers, type SessionRow } from '../../db/schema'
import type { HandlerParams } from '../../dispatch/callContext'
import { findStateBefore } from '../../standing/wordsStillAsked'
import { parseResponse } from '../grading/gradeAnswer'
import { boundedTimes, within } from '../log/claimedTimes'
import { findSaved, problemOf } from '../log/knownAnswer'
import { answerRow, type GivenAnswer, type SaveContext, saveAccepted } from '../log/saveAccepted'
import { LONGEST_UNDECIDED, MOST_ANSWERS } from '../log/sessionLimits'
import { isGraded, readSession, readSkills, type SessionReading } from '../log/sessionReading'
import { settlePass } from '../log/settlement'
import { untilWritten } from '../log/untilWritten'

export type AnswerParams = HandlerParams<'saveUserPracticeAnswer'>

/** A lesson beside the session that asks for its word knows no more of it than the student does (SR-07). */
const replyWith = (row: AnswerRow, before: SkillState | null) =>
  succeed({
    answerId: row.answerId,
    verdict: row.verdict,
    firstTimeCorrect: row.firstTimeCorrect,
    learningPass: row.learningPass,
    skillLevel: before?.level ?? row.levelAfter,
    events: row.seq === null ? [] : row.events,
  })

/** Whether the problem is an exercise of the session's skill. */
const belongsTo = ({ row }: KnownProblem, { sectionType, gradeId, skillId }: SessionRow): boolean =>
  row.pool === 'E' && row.sectionType === sectionType && row.gradeId === gradeId && row.skillId === skillId

/** What the client believed of the parts that there are. */
function claimedParts({ moreParameters }: AnswerParams, { parts }: GradeResult) {
  const claimed = new Map(moreParameters.parts?.map((part) => [part.subProblemId, part]))
  return parts.flatMap(({ subProblemId }) => claimed.get(subProblemId) ?? [])
}

/** What the client believed, for support; nothing is decided by it. */
const claimOf = (params: AnswerParams, graded: GradeResult) => ({
  firstTimeCorrect: params.firstTimeCorrect,
  learningPass: params.learningPass,
  skillStartLevel: params.skillStartLevel,
  skillEndLevel: params.skillEndLevel,
  startTs: params.startTs,
  endTs: params.endTs,
  parts: claimedParts(params, graded),
})

/** SR-17: the student's clock counts between what is known of the session and now. */
function arrived(
  state: SessionState,
  { elsewhereMs }: SessionReading,
  standing: SkillState,
  { problemId, verdict, hintChecked, startTs, endTs }: GivenAnswer,
  now: Date,
) {
  const arrivedAt = now.getTime()
  const startedAt = within(startTs, state.seenAt, arrivedAt)
  const at = within(endTs, startedAt, arrivedAt)
  return {
    problemId,
    verdict,
    hintChecked,
    startedAt,
    at,
    standing: levelStateOf(standing),
    pace: { attemptMs: endTs - startTs, arrivedAt, elsewhereMs },
  }
}

/** Null when somebody else has written in the meantime. */
async function attempt(db: Database, params: AnswerParams, context: SaveContext) {
  const { answerId, hintChecked } = params.moreParameters
  const reading = await readSession(db, params, answerId)
  if (reading === null || isGraded(reading)) return refuse('session_unknown')
  const { session, state } = reading
  const before = await findStateBefore(db, session, context.now)
  const saved = await findSaved(db, reading, { ...params, answerId })
  if (saved) return 'isSuccess' in saved ? saved : replyWith(saved, before)
  if (reading.answers.length >= MOST_ANSWERS) return refuse('session_full')
  if (session.skillId !== params.skillId) return refuse('session_of_other_skill')
  const known = await problemOf(db, reading, params.problemId)
  const [skill] = reading.skills
  if (!known || !skill || !belongsTo(known, session)) return refuse('problem_not_in_skill')
  const response = parseResponse(known, params.responseJson)
  const graded = known.plugin.grade(known.problem, response, { mode: 'practice' })
  const given: GivenAnswer = {
    answerId,
    hintChecked,
    problemId: params.problemId,
    problemVersion: known.plugin.version,
    responseJson: JSON.stringify(response),
    verdict: graded.verdict,
    ...boundedTimes(reading, params, context.now),
    path: params.path ?? null,
    tag: params.tag ?? null,
    clientClaim: claimOf(params, graded),
  }
  const claim = { startTs: params.startTs, endTs: params.endTs }
  const told = before ?? skill.state
  const accepted =
    state && acceptAnswer(state, arrived(state, reading, told, { ...given, ...claim }, context.now))
  const isDecided = accepted !== null && isJudged(given.verdict)
  if (!isDecided && given.responseJson.length > LONGEST_UNDECIDED) return refuse('not_now')
  if (!accepted) {
    const row = answerRow(reading, given, { skillId: skill.skillId, level: skill.state.level }, context.now)
    await db.insert(answers).values(row)
    return replyWith(row, before)
  }
  const decision = { section: session.sectionType, phase: session.phase, before: skill.state }
  const settlement = accepted.state.sessionStatus === 'passed' ? settlePass(decision) : null
  const grade = settlement ? await readSkills(db, session) : []
  const row = await saveAccepted(db, { reading, given, accepted, skill, settlement, grade }, context)
  return row && replyWith(row, before)
}

/**
 * Saves an answer of a learning session, in the order of arrival. One that fits neither the exercise on the screen nor
 * the next, or comes too soon to be an answer, is kept and decides nothing (SR-17).
 */
export const saveLearningAnswer = (db: Database, params: AnswerParams, context: SaveContext) =>
  untilWritten(() => attempt(db, params, context))
