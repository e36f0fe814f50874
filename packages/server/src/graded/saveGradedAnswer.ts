import { type Refusal, refuse } from '@wordstride/api'
import type { GradeResult } from '@wordstride/core'
import { and, eq, or } from 'drizzle-orm'
import { findProblem, type KnownProblem } from '../content/problemCache'
import type { Database } from '../db/database'
import {
  type AnswerRow,
  answers,
  type GradedExerciseRow,
  gradedExercises,
  gradedSessions,
  type SkillResultRow,
  skillResults,
} from '../db/schema'
import { gradeAnswer } from '../practice/gradeAnswer'
import { lockStudent } from '../progress/lockStudent'
import { settleSkill } from '../progress/settleSkill'
import { updateStanding } from '../progress/updateStanding'
import { foldGraded } from './foldGraded'
import { feedbackOf, type WireFeedback } from './gradedExercise'
import { findSessionPlace, isRefusal, type SessionPlace } from './sessionPlace'

/** One answer of a graded session as it comes in. */
export interface GradedSubmission {
  userId: string
  sessionUuid: string
  /** As it goes over the wire. */
  problemId: string
  answerId: string
  groupAnswer: string
  startTs: number
  endTs: number
  hintChecked: boolean
  tag: string | null
  path: string | null
  /** What the client believed; nothing is decided by it. */
  claim: unknown
}

export interface GradedReply {
  answer: AnswerRow
  place: Place
  expectedCount: number | null
  feedback: WireFeedback | null
  result: SkillResultRow | null
  /** Whether the problem has been answered right. */
  isDone: boolean
  hasPassed: boolean
}

interface Place extends SessionPlace {
  known: KnownProblem
}

/** An answer saved before: the same id, or the same attempt under another one. */
const isSame = (row: AnswerRow, { answerId, startTs }: GradedSubmission, { exercise }: Place): boolean =>
  row.answerId === answerId ||
  (row.sessionUuid === exercise.sessionUuid &&
    row.problemId === exercise.problemId &&
    row.startTs === startTs)

const expectedCountOf = ({ expectedCount }: GradeResult): number | null => expectedCount ?? null

async function repeat(db: Database, saved: AnswerRow, place: Place, isDone: boolean): Promise<GradedReply> {
  const [result] = await db
    .select()
    .from(skillResults)
    .where(and(eq(skillResults.sessionUuid, saved.sessionUuid), eq(skillResults.problemId, saved.problemId)))
  const { known, session } = place
  return {
    answer: saved,
    place,
    isDone,
    expectedCount: expectedCountOf(gradeAnswer(known, saved.groupAnswer)),
    feedback: feedbackOf(known, saved.groupAnswer),
    result: result ?? null,
    hasPassed: session.status === 'passed',
  }
}

/** Seconds from the first showing to the decisive answer, by the student's clock. */
const elapsedOf = ({ shownAt }: GradedExerciseRow, decisive: { startTs: number; endTs: number }): number =>
  Math.max(0, (decisive.endTs - Math.min(shownAt ?? decisive.startTs, decisive.startTs)) / 1000)

async function save(
  db: Database,
  submission: GradedSubmission,
  place: Place,
  now: Date,
): Promise<GradedReply | Refusal> {
  const log = await db
    .select()
    .from(answers)
    .where(or(eq(answers.sessionUuid, submission.sessionUuid), eq(answers.answerId, submission.answerId)))
  const { session, exercise, known, length } = place
  const ofProblem = log.filter((row) => row.problemId === exercise.problemId)
  const saved = log.find((row) => isSame(row, submission, place))
  if (saved && saved.userId !== submission.userId) return refuse('This answer belongs to another user.')
  if (saved && (saved.sessionUuid !== session.sessionUuid || saved.problemId !== exercise.problemId))
    return refuse('This answer belongs to another problem.')
  if (saved) return repeat(db, saved, place, foldGraded(ofProblem)?.isDone ?? false)

  const { sectionType, gradeId, userId } = session
  const graded = gradeAnswer(known, submission.groupAnswer)
  const fresh = {
    answerId: submission.answerId,
    problemId: exercise.problemId,
    startTs: submission.startTs,
    endTs: submission.endTs,
    verdict: graded.verdict,
    hintChecked: submission.hintChecked || exercise.hintChecked,
  }
  const outcome = foldGraded([...ofProblem, fresh])
  const key = { userId, sectionType, gradeId, skillId: exercise.skillId }
  const settled = outcome
    ? await settleSkill(
        db,
        key,
        {
          phase: session.phase,
          sessionUuid: session.sessionUuid,
          problemId: exercise.problemId,
          startTs: outcome.decisive.startTs,
          isFirstTimeCorrect: outcome.isFirstTimeCorrect,
          elapsedSeconds: elapsedOf(exercise, outcome.decisive),
          specifiedMinutes: exercise.specifiedTime,
        },
        now,
      )
    : null
  if (settled?.hasChanged) await updateStanding(db, key, now)

  const level = settled?.state.level ?? exercise.skillState.level
  const isGraded = graded.verdict === 'correct' || graded.verdict === 'incorrect'
  const [answer] = await db
    .insert(answers)
    .values({
      ...fresh,
      userId,
      sessionUuid: session.sessionUuid,
      phase: session.phase,
      sectionType,
      gradeId,
      skillId: exercise.skillId,
      groupAnswer: submission.groupAnswer,
      firstTimeCorrect: isGraded && outcome ? (outcome.isFirstTimeCorrect ? 1 : 0) : -1,
      learningPass: false,
      path: submission.path,
      tag: submission.tag,
      levelBefore: settled?.result.before.level ?? level,
      levelAfter: level,
      overtime: settled?.result.overtime ?? 0,
      clientClaim: submission.claim,
      receivedAt: now,
    })
    .returning()
  if (exercise.draft !== null) {
    await db
      .update(gradedExercises)
      .set({ draft: null })
      .where(
        and(
          eq(gradedExercises.sessionUuid, session.sessionUuid),
          eq(gradedExercises.position, exercise.position),
        ),
      )
  }
  // SES-21: the last exercise is answered correctly.
  const hasPassed =
    session.status === 'passed' || (graded.verdict === 'correct' && exercise.position === length - 1)
  if (hasPassed && session.status !== 'passed') {
    await db
      .update(gradedSessions)
      .set({ status: 'passed', passedAt: now, currentIndex: exercise.position })
      .where(eq(gradedSessions.sessionUuid, session.sessionUuid))
  }
  return {
    answer: answer as AnswerRow,
    place,
    isDone: outcome?.isDone ?? false,
    expectedCount: expectedCountOf(graded),
    feedback: isGraded ? feedbackOf(known, submission.groupAnswer) : null,
    result: settled?.result ?? null,
    hasPassed,
  }
}

/** Grades and saves one answer of a graded session, once; gives the refusal of what does not belong (SR-17). */
export async function saveGradedAnswer(
  db: Database,
  submission: GradedSubmission,
  now: Date,
): Promise<GradedReply | Refusal> {
  const found = await findSessionPlace(db, submission)
  if (isRefusal(found)) return found
  // Outside of the transaction: the cache of problems belongs to the database.
  const known = await findProblem(db, found.exercise.problemId)
  if (!known) return refuse('This problem does not belong to the session.')
  return db.transaction(async (tx) => {
    await lockStudent(tx, submission.userId, found.session.sectionType)
    const place = await findSessionPlace(tx, submission)
    return isRefusal(place) ? place : save(tx, submission, { ...place, known }, now)
  })
}
