import { refuse, succeed } from '@wordstride/api'
import { levelAfterLearningPass } from '@wordstride/core'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type AnswerRow, answers, problems, skills, userSkills } from '../db/schema'
import type { HandlerParams, Handlers } from '../dispatch/callContext'
import { foldAnswers } from './foldAnswers'
import { gradeAnswer } from './gradeAnswer'

type AnswerParams = HandlerParams<'saveUserPracticeAnswer'>

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

async function findProblem(db: Database, params: AnswerParams) {
  const [row] = await db
    .select({ problem: problems, correctInARow: skills.correctInARow })
    .from(problems)
    .innerJoin(
      skills,
      and(
        eq(skills.sectionType, problems.sectionType),
        eq(skills.gradeId, problems.gradeId),
        eq(skills.skillId, problems.skillId),
      ),
    )
    .where(
      and(
        eq(problems.problemId, params.problem_id),
        eq(problems.sectionType, params.section_type),
        eq(problems.gradeId, params.grade_id),
        eq(problems.skillId, params.skill_id),
        eq(problems.pool, 'E'),
      ),
    )
  return row
}

const countExercises = (db: Database, params: AnswerParams) =>
  db.$count(
    problems,
    and(
      eq(problems.sectionType, params.section_type),
      eq(problems.gradeId, params.grade_id),
      eq(problems.skillId, params.skill_id),
      eq(problems.pool, 'E'),
      eq(problems.isRetired, false),
    ),
  )

const skillOf = (params: AnswerParams) =>
  and(
    eq(userSkills.userId, params.user_id),
    eq(userSkills.sectionType, params.section_type),
    eq(userSkills.gradeId, params.grade_id),
    eq(userSkills.skillId, params.skill_id),
  )

/** The skill's level after this session's log: a learning pass from level 0 lifts it to 1 (SR-12). */
async function settleLevel(db: Database, params: AnswerParams, hasPassed: boolean, now: Date) {
  const [before] = await db.select().from(userSkills).where(skillOf(params))
  const levelBefore = before?.level ?? 0
  const levelAfter = hasPassed ? levelAfterLearningPass(levelBefore) : levelBefore
  const isSecondTry =
    levelAfter > levelBefore ? (before?.hasDroppedToZero ?? false) : (before?.isSecondTry ?? false)
  const change = { level: levelAfter, isSecondTry, lastVisitAt: now, lastAnswerAt: now }
  await db
    .insert(userSkills)
    .values({
      userId: params.user_id,
      sectionType: params.section_type,
      gradeId: params.grade_id,
      skillId: params.skill_id,
      ...change,
    })
    .onConflictDoUpdate({
      target: [userSkills.userId, userSkills.sectionType, userSkills.gradeId, userSkills.skillId],
      set: change,
    })
  return { levelBefore, levelAfter }
}

/** Saves an answer of a learning session; runs in a transaction that holds the lock of the session. */
async function saveAnswer(db: Database, params: AnswerParams, now: Date) {
  const saved = await findSaved(db, params)
  if (saved)
    return saved.userId === params.user_id ? replyWith(saved) : refuse('This answer belongs to another user.')
  const found = await findProblem(db, params)
  if (!found) return refuse('This problem does not belong to the skill.')
  const log = await db.select().from(answers).where(eq(answers.sessionUuid, params.session_uuid))
  if (log.some((row) => row.userId !== params.user_id)) return refuse('This session belongs to another user.')
  if (log.some((row) => row.skillId !== params.skill_id))
    return refuse('This session is about another skill.')

  const { verdict } = gradeAnswer(found.problem, params.group_answer)
  const answer = {
    answerId: params.more_parameters.answer_id,
    problemId: params.problem_id,
    startTs: params.start_ts,
    verdict,
    hintChecked: params.more_parameters.hint_checked,
  }
  const outcomes = foldAnswers([...log, answer], {
    correctCount: found.correctInARow,
    poolSize: await countExercises(db, params),
  })
  for (const row of log) {
    const outcome = outcomes.get(row.answerId)
    if (!outcome) continue
    if (outcome.firstTimeCorrect === row.firstTimeCorrect && outcome.learningPass === row.learningPass)
      continue
    await db.update(answers).set(outcome).where(eq(answers.answerId, row.answerId))
  }
  const hasPassed = [...outcomes.values()].some((outcome) => outcome.learningPass)
  const levels = await settleLevel(db, params, hasPassed, now)
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
      clientClaim: {
        first_time_correct: params.first_time_correct,
        learning_pass: params.learning_pass,
        skill_start_level: params.skill_start_level,
        skill_end_level: params.skill_end_level,
      },
      receivedAt: now,
    })
    .returning()
  return replyWith(row as AnswerRow)
}

export const practiceHandlers = {
  async saveUserPracticeAnswer(params, { db, now }) {
    if (params.phase !== 'LEARNING_SESSION') return refuse('Answers of this phase cannot be saved yet.')
    return db.transaction(async (tx) => {
      // One skill of one student at a time: two tabs, or two processes, save one after the other.
      const lock = `${params.user_id} ${params.section_type} ${params.grade_id} ${params.skill_id}`
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
      return saveAnswer(tx, params, now)
    })
  },
} satisfies Pick<Handlers, 'saveUserPracticeAnswer'>
