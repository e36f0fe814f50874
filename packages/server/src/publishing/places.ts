import type { PackProblem } from '@wordstride/content'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { problemIdOf } from '../content/rowIds'
import type { Database } from '../db/database'
import { type ProblemRow, problems, type SkillRow, skills } from '../db/schema'

/** Drafts are problems of language arts: those about words are made from their lists, those of tests stand by passage. */
const SECTION = 'ae.la'

export type DraftPool = 'AE' | 'E' | 'P' | 'A'

export interface ProblemName {
  skillId: string
  pool: DraftPool
  /** In the skill, such as 'E9'. */
  id: string
}

/** Null where no problem of a skill can have such an id. */
export function readProblemId(problemId: string): ProblemName | null {
  const found = /^([a-z0-9.-]+)\.((AE|E|P|A)[1-9]\d{0,2})$/.exec(problemId)
  if (!found) return null
  const [, skillId, id, pool] = found
  return { skillId: String(skillId), id: String(id), pool: pool as DraftPool }
}

/** A skill with the problems that students get, by their ids in the files. */
export interface ServedSkill {
  skill: SkillRow & { sectionType: typeof SECTION }
  served: Map<string, ProblemRow>
}

/** The skills of these ids, as they are served. */
export async function findServedSkills(
  db: Database,
  skillIds: readonly string[],
): Promise<Map<string, ServedSkill>> {
  if (skillIds.length === 0) return new Map()
  const ofSection = and(
    eq(skills.sectionType, SECTION),
    inArray(skills.skillId, [...skillIds]),
    eq(skills.isRetired, false),
  )
  const [skillRows, rows] = await Promise.all([
    db.select().from(skills).where(ofSection),
    db
      .select()
      .from(problems)
      .where(
        and(
          eq(problems.sectionType, SECTION),
          inArray(problems.skillId, [...skillIds]),
          eq(problems.isRetired, false),
        ),
      )
      .orderBy(asc(problems.problemSeq)),
  ])
  return new Map(
    skillRows.map((skill) => [
      skill.skillId,
      {
        skill: { ...skill, sectionType: SECTION },
        served: new Map(
          rows
            .filter(({ skillId }) => skillId === skill.skillId)
            .map((row) => [problemIdOf(row.problemId), row]),
        ),
      },
    ]),
  )
}

/** A served problem under its id in the files, as those who write it know it. */
export const asWritten = ({ problemId, problem }: ProblemRow): PackProblem['problem'] => ({
  ...problem,
  problem_id: problemIdOf(problemId),
})

export const toEntry = (row: ProblemRow): PackProblem => ({
  problem_id: problemIdOf(row.problemId),
  problem_seq: row.problemSeq,
  pool: row.pool,
  level: row.level,
  problem: asWritten(row),
})

/** A new problem comes after the others of its pool. */
export const nextSeq = ({ served }: ServedSkill, pool: DraftPool): number =>
  1 + Math.max(0, ...[...served.values()].filter((row) => row.pool === pool).map((row) => row.problemSeq))

export const placeOf = ({ skill }: ServedSkill, { pool, id }: ProblemName, seq: number) => ({
  skill: {
    section_type: skill.sectionType,
    grade_id: skill.gradeId,
    skill_id: skill.skillId,
    skill_name: skill.skillName,
  },
  pool,
  id,
  seq,
})
