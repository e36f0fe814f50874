import { refuse, succeed } from '@wordstride/api'
import { and, eq, or } from 'drizzle-orm'
import { findProblem, type KnownProblem } from '../content/problemCache'
import type { Database } from '../db/database'
import { type AnswerRow, answers } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'
import { saveGradedPractice } from '../graded/saveGradedPractice'
import { lockStudent } from '../progress/lockStudent'
import {
  findSkillState,
  LEARNING_PASS,
  lockSkill,
  type SkillKey,
  saveSkillState,
  settleSkill,
} from '../progress/settleSkill'
import { updateStanding } from '../progress/updateStanding'
import { type AnswerParams, belongsTo, clientClaim } from './answerParams'
import { foldAnswers } from './foldAnswers'
import { gradeAnswer } from './gradeAnswer'
import { saveDirectly } from './saveDirectly'

const replyWith = (row: AnswerRow) =>
  succeed({
    answer_id: row.answerId,
    verdict: row.verdict,
    first_time_correct: row.firstTimeCorrect,
    learning_pass: row.learningPass,
    skill_level: row.levelAfter,
  })

/** An answer that is there already, by its id or as the same attempt. */
async function findSaved(db: Database, params: AnswerParams): Promise<AnswerRow | undefined> {
  const [row] = await db
    .select()
    .from(answers)
    .where(
      or(
        eq(answers.answerId, params.more_parameters.answer_id),
        and(
          eq(answers.sessionUuid, params.session_uuid),
          eq(answers.problemId, params.problem_id),
          eq(answers.startTs, params.start_ts),
        ),
      ),
    )
  return row
}

/** The skill's level after this session's log: a learning pass from level 0 lifts it to 1, once (SR-12). */
async function settleLevel(db: Database, params: AnswerParams, isNewPass: boolean, now: Date) {
  const key: SkillKey = {
    userId: params.user_id,
    sectionType: params.section_type,
    gradeId: params.grade_id,
    skillId: params.skill_id,
  }
  if (!isNewPass) {
    const state = await findSkillState(db, key)
    await saveSkillState(db, key, state, now)
    return { levelBefore: state.level, levelAfter: state.level }
  }
  const { result, state } = await settleSkill(
    db,
    key,
    {
      phase: 'LEARNING_SESSION',
      sessionUuid: params.session_uuid,
      problemId: LEARNING_PASS,
      startTs: 0,
      isFirstTimeCorrect: true,
      elapsedSeconds: 0,
      specifiedMinutes: 0,
    },
    now,
  )
  if (result.before.level !== result.after.level) await updateStanding(db, key, now)
  return { levelBefore: result.before.level, levelAfter: state.level }
}

/** Saves an answer of a learning session; runs in a transaction that holds the lock of the session. */
async function saveAnswer(db: Database, params: AnswerParams, known: KnownProblem, now: Date) {
  const saved = await findSaved(db, params)
  if (saved)
    return saved.userId === params.user_id ? replyWith(saved) : refuse('This answer belongs to another user.')
  const log = await db.select().from(answers).where(eq(answers.sessionUuid, params.session_uuid))
  if (log.some((row) => row.userId !== params.user_id)) return refuse('This session belongs to another user.')
  if (log.some((row) => row.skillId !== params.skill_id))
    return refuse('This session is about another skill.')

  const { verdict } = gradeAnswer(known, params.group_answer)
  const answer = {
    answerId: params.more_parameters.answer_id,
    problemId: params.problem_id,
    startTs: params.start_ts,
    verdict,
    hintChecked: params.more_parameters.hint_checked,
  }
  const outcomes = foldAnswers([...log, answer], {
    correctCount: known.correctInARow,
    poolSize: known.exerciseCount,
  })
  for (const row of log) {
    const outcome = outcomes.get(row.answerId)
    if (!outcome) continue
    if (outcome.firstTimeCorrect === row.firstTimeCorrect && outcome.learningPass === row.learningPass)
      continue
    await db.update(answers).set(outcome).where(eq(answers.answerId, row.answerId))
  }
  // A session passes once: what comes after its pass does not lift a skill that has fallen again.
  const isNewPass =
    [...outcomes.values()].some((outcome) => outcome.learningPass) && !log.some((row) => row.learningPass)
  const levels = await settleLevel(db, params, isNewPass, now)
  const [row] = await db
    .insert(answers)
    .values({
      ...answer,
      ...levels,
      ...(outcomes.get(answer.answerId) ?? { firstTimeCorrect: -1, learningPass: false }),
      userId: params.user_id,
      sessionUuid: params.session_uuid,
      phase: params.phase,
      sectionType: params.section_type,
      gradeId: params.grade_id,
      skillId: params.skill_id,
      groupAnswer: params.group_answer,
      endTs: params.end_ts,
      path: params.path ?? null,
      tag: params.tag ?? null,
      clientClaim: clientClaim(params),
      receivedAt: now,
    })
    .returning()
  return replyWith(row as AnswerRow)
}

export const practiceHandlers = {
  async saveUserPracticeAnswer(params, { db, now }) {
    if (params.phase !== 'LEARNING_SESSION') return saveGradedPractice(params, db, now)
    const saved = await saveDirectly(params, db, now)
    if (saved) return saved
    const known = await findProblem(db, params.problem_id)
    if (!known || !belongsTo(known, params)) return refuse('This problem does not belong to the skill.')
    return db.transaction(async (tx) => {
      await lockStudent(tx, params.user_id, params.section_type)
      await lockSkill(tx, {
        userId: params.user_id,
        sectionType: params.section_type,
        gradeId: params.grade_id,
        skillId: params.skill_id,
      })
      return saveAnswer(tx, params, known, now)
    })
  },
} satisfies Pick<Handlers, 'saveUserPracticeAnswer'>
