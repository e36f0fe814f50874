import type { CourseSection } from '@wordstride/core'
import { projectedScore, type SkillStanding, type SkillState } from '@wordstride/learning'
import { and, asc, eq, getTableColumns, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { isSameSkill } from '../db/sameRow'
import { type SkillRow, skills, userSkills } from '../db/schema'
import { runningSince } from './runningSince'
import { wordsStillAsked } from './wordsStillAsked'

/** A skill with the student's standing in it. */
export interface UserSkill {
  skill: Omit<SkillRow, 'demos' | 'standards'>
  level: number
  isSecondTry: boolean
  hasDroppedToZero: boolean
  accuracyRate: number | null
  meanTime: number | null
  lastProblemId: string | null
  lastVisitAt: Date | null
  lastAnswerAt: Date | null
  /** Of a word that is still asked for, after a wrong check has moved it. */
  stillAsked: { before: SkillState; movedAt: Date } | null
}

interface Scope {
  userId: string
  sectionType?: CourseSection
  gradeId?: number
}

const { demos: _, standards: __, ...brief } = getTableColumns(skills)
/** All of a skill but its standards and its demos, which are much larger than the rest. */
const listedColumns = brief

/** Joins a skill with where the student stands in it. */
export const isStandingOf = (userId: string | Placeholder) =>
  and(eq(userSkills.userId, userId), isSameSkill(userSkills, skills))

/** Every enabled skill of the scope in teaching order: chapter, then skill_seq (SR-08, SR-16). For rules, not to be told. */
export async function findUserSkills(
  db: Database,
  { userId, sectionType, gradeId }: Scope,
  now: Date,
): Promise<UserSkill[]> {
  const asked = wordsStillAsked(db, { isOfStudents: (id) => eq(id, userId), since: runningSince(now) })
  const rows = await db
    .select({ skill: listedColumns, standing: userSkills, before: asked.before, movedAt: asked.movedAt })
    .from(skills)
    .leftJoin(userSkills, isStandingOf(userId))
    .leftJoin(asked, isSameSkill(asked, skills))
    .where(
      and(
        eq(skills.isRetired, false),
        eq(skills.isDisabled, false),
        sectionType === undefined ? undefined : eq(skills.sectionType, sectionType),
        gradeId === undefined ? undefined : eq(skills.gradeId, gradeId),
      ),
    )
    .orderBy(asc(skills.sectionType), asc(skills.gradeId), asc(skills.chapterId), asc(skills.skillSeq))
    .prepare('user_skills')
    .execute()
  return rows.map(({ skill, standing, before, movedAt }) => ({
    skill,
    level: standing?.level ?? 0,
    isSecondTry: standing?.isSecondTry ?? false,
    hasDroppedToZero: standing?.hasDroppedToZero ?? false,
    accuracyRate: standing?.accuracyRate ?? null,
    meanTime: standing?.meanTime ?? null,
    lastProblemId: standing?.lastProblemId ?? null,
    lastVisitAt: standing?.lastVisitAt ?? null,
    lastAnswerAt: standing?.lastAnswerAt ?? null,
    stillAsked: before && movedAt && { before, movedAt },
  }))
}

/** Where a skill stands as far as anybody may know. */
export function asTold(entry: UserSkill): UserSkill {
  if (!entry.stillAsked) return entry
  const { meanTimeSeconds: meanTime, ...before } = entry.stillAsked.before
  return { ...entry, ...before, meanTime }
}

/** The skills of the scope as they are told: a word that is still asked for stands where it stood before (SR-07). */
export const findToldSkills = async (db: Database, scope: Scope, now: Date): Promise<UserSkill[]> =>
  (await findUserSkills(db, scope, now)).map(asTold)

export const toStanding = (entry: UserSkill): SkillStanding => ({
  level: entry.level,
  weight: entry.skill.weight,
  specifiedTimeSeconds: entry.skill.specifiedTime * 60,
  accuracyRate: entry.accuracyRate,
  meanTimeSeconds: entry.meanTime,
})

/** SR-14 over the enabled skills of one section and grade. */
export const scoreOf = (section: CourseSection, entries: readonly UserSkill[]): number =>
  projectedScore(section, entries.map(toStanding))

export const countAt = (entries: readonly UserSkill[], level: number): number =>
  entries.filter((entry) => entry.level === level).length

/** How many skills are at each level. */
export const countLevels = (entries: readonly UserSkill[]) => ({
  level0: countAt(entries, 0),
  level1: countAt(entries, 1),
  level2: countAt(entries, 2),
  level3: countAt(entries, 3),
  level4: countAt(entries, 4),
  level5: countAt(entries, 5),
})

/** The level in what was stored before or after an answer. */
export const levelIn = (state: SQLWrapper): SQL<number> => sql<number>`(${state}->>'level')::int`
