import {
  applyOutcome,
  type CoursePhase,
  type CourseSection,
  NEW_SKILL_STATE,
  type SkillOutcome,
  type SkillState,
} from '@wordstride/core'
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type SkillResultRow, skillResults, userSkills } from '../db/schema'

export interface SkillKey {
  userId: string
  sectionType: CourseSection
  gradeId: number
  skillId: string
}

/** What decided a result. `problemId` is `LEARNING_PASS` for a passed learning session. */
export interface Decision {
  phase: CoursePhase
  sessionUuid: string
  problemId: string
  startTs: number
  isFirstTimeCorrect: boolean
  elapsedSeconds: number
  specifiedMinutes: number
}

export const LEARNING_PASS = '(pass)'

const isSkill = ({ userId, sectionType, gradeId, skillId }: SkillKey) =>
  and(
    eq(userSkills.userId, userId),
    eq(userSkills.sectionType, sectionType),
    eq(userSkills.gradeId, gradeId),
    eq(userSkills.skillId, skillId),
  )

/** Until the end of the transaction nobody saves an answer in this skill by what was read before. */
export async function lockSkill(db: Database, key: SkillKey): Promise<void> {
  await db
    .insert(userSkills)
    .values({ ...key, revision: 1 })
    .onConflictDoUpdate({
      target: [userSkills.userId, userSkills.sectionType, userSkills.gradeId, userSkills.skillId],
      set: { revision: sql`${userSkills.revision} + 1` },
    })
}

export async function findSkillState(db: Database, key: SkillKey): Promise<SkillState> {
  const [row] = await db.select().from(userSkills).where(isSkill(key))
  if (!row) return NEW_SKILL_STATE
  return {
    level: row.level,
    isSecondTry: row.isSecondTry,
    hasDroppedToZero: row.hasDroppedToZero,
    accuracyRate: row.accuracyRate,
    meanTimeSeconds: row.meanTime,
  }
}

/** Stores the standing; `answeredAt` is the server's time of the answer. */
export async function saveSkillState(
  db: Database,
  key: SkillKey,
  state: SkillState,
  answeredAt: Date,
): Promise<void> {
  const { level, isSecondTry, hasDroppedToZero, accuracyRate, meanTimeSeconds } = state
  const set = {
    level,
    isSecondTry,
    hasDroppedToZero,
    accuracyRate,
    meanTime: meanTimeSeconds,
    lastVisitAt: answeredAt,
    lastAnswerAt: answeredAt,
  }
  await db
    .insert(userSkills)
    .values({ ...key, ...set, revision: 1 })
    .onConflictDoUpdate({
      target: [userSkills.userId, userSkills.sectionType, userSkills.gradeId, userSkills.skillId],
      set: { ...set, revision: sql`${userSkills.revision} + 1` },
    })
}

const outcomeOf = (section: CourseSection, decision: Decision): SkillOutcome => ({ section, ...decision })

function resultValues(section: CourseSection, before: SkillState, decision: Decision) {
  const { state: after, overtime, isLargeGain } = applyOutcome(before, outcomeOf(section, decision))
  const isGraded = decision.phase !== 'LEARNING_SESSION'
  return {
    firstTimeCorrect: decision.isFirstTimeCorrect ? (1 as const) : (0 as const),
    seconds: isGraded ? decision.elapsedSeconds : null,
    overtime,
    startTs: decision.startTs,
    before,
    after,
    isLargeGain,
  }
}

const decisionOf = (row: SkillResultRow, specifiedMinutes: number): Decision => ({
  phase: row.phase,
  sessionUuid: row.sessionUuid,
  problemId: row.problemId,
  startTs: row.startTs,
  isFirstTimeCorrect: row.firstTimeCorrect === 1,
  elapsedSeconds: row.seconds ?? 0,
  specifiedMinutes,
})

/**
 * Settles one result once. A result that is there and was decided by the same answer stays; one that an earlier answer,
 * arriving late, decides otherwise is changed, and everything after it in the skill is worked out again (SR-17). Call it
 * under `lockStudent`. Gives the result row and the skill's state now.
 */
export async function settleSkill(
  db: Database,
  key: SkillKey,
  decision: Decision,
  now: Date,
): Promise<{ result: SkillResultRow; state: SkillState; hasChanged: boolean }> {
  const [known] = await db
    .select()
    .from(skillResults)
    .where(
      and(eq(skillResults.sessionUuid, decision.sessionUuid), eq(skillResults.problemId, decision.problemId)),
    )
  if (!known) {
    const before = await findSkillState(db, key)
    const [result] = await db
      .insert(skillResults)
      .values({
        ...key,
        phase: decision.phase,
        sessionUuid: decision.sessionUuid,
        problemId: decision.problemId,
        decidedAt: now,
        ...resultValues(key.sectionType, before, decision),
      })
      .returning()
    const row = result as SkillResultRow
    await saveSkillState(db, key, row.after, now)
    return { result: row, state: row.after, hasChanged: true }
  }
  if (known.startTs <= decision.startTs) {
    return { result: known, state: await findSkillState(db, key), hasChanged: false }
  }
  const rows = await db
    .select()
    .from(skillResults)
    .where(
      and(
        eq(skillResults.userId, key.userId),
        eq(skillResults.sectionType, key.sectionType),
        eq(skillResults.gradeId, key.gradeId),
        eq(skillResults.skillId, key.skillId),
        gte(skillResults.seq, known.seq),
      ),
    )
    .orderBy(asc(skillResults.seq))
  let state = known.before
  let result = known
  for (const row of rows) {
    const again = row.seq === known.seq ? decision : decisionOf(row, decision.specifiedMinutes)
    const values = resultValues(key.sectionType, state, again)
    await db.update(skillResults).set(values).where(eq(skillResults.seq, row.seq))
    if (row.seq === known.seq) result = { ...row, ...values }
    state = values.after
  }
  await saveSkillState(db, key, state, now)
  return { result, state, hasChanged: true }
}
