import type { PackProblem, Pool, ProblemName } from '@wordstride/content'
import type { CourseSection, SectionType } from '@wordstride/core'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { problemIdOf } from '../content/rowIds'
import type { Database } from '../db/database'
import { type ProblemRow, problems, skills } from '../db/schema'

/** A skill, a word or a topic of tests, with the problems that students get, by their ids in the files. */
export interface ServedSkill {
  skill: { sectionType: SectionType; gradeId: number; skillId: string; skillName: string }
  /** Of the problems that are checked together: in tests all of a grade. */
  group: string
  served: Map<string, ProblemRow>
}

export const servedById = (rows: readonly ProblemRow[]): Map<string, ProblemRow> =>
  new Map(rows.map((row) => [problemIdOf(row.problemId), row]))

/** The skills or words of these ids, as they are served. */
export async function findServedSkills(
  db: Database,
  skillIds: readonly string[],
  section: CourseSection = 'ae.la',
): Promise<Map<string, ServedSkill>> {
  if (skillIds.length === 0) return new Map()
  const ofSection = and(
    eq(skills.sectionType, section),
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
          eq(problems.sectionType, section),
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
        skill,
        group: skill.skillId,
        served: servedById(rows.filter(({ skillId }) => skillId === skill.skillId)),
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
export const nextSeq = ({ served }: ServedSkill, pool: Pool): number =>
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
