import { type RenderingOption, type RenderingPhase, type RenderingProblem, succeed } from '@wordstride/api'
import { PROGRAM_ID } from '@wordstride/core'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { chapters, type ProblemRow, problems, skills } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'

type Pool = RenderingProblem['pool']

/** SR-07: what each phase draws on. */
const POOLS_OF_PHASE: Record<RenderingPhase, readonly Pool[]> = {
  LEARNING_SESSION: ['AE', 'E'],
  PROFICIENCY_SESSION: ['P'],
  AFFICIENCY_SESSION: ['A'],
  test: ['T'],
}
const PHASES = Object.keys(POOLS_OF_PHASE) as RenderingPhase[]

const phasesOf = (pools: ReadonlySet<string>): RenderingPhase[] =>
  PHASES.filter((phase) => POOLS_OF_PHASE[phase].some((pool) => pools.has(pool)))

const skillKey = (row: { sectionType: string; gradeId: number; skillId: string }): string =>
  JSON.stringify([row.sectionType, row.gradeId, row.skillId])

/** The rendering tool sees disabled skills too: that is where they are looked at before they are enabled. */
export const renderingToolHandlers = {
  /** TOOL-01. */
  async renderingToolOptions(_, { db }) {
    const [skillRows, poolRows] = await Promise.all([
      db
        .select({
          sectionType: skills.sectionType,
          gradeId: skills.gradeId,
          chapterId: skills.chapterId,
          chapterName: chapters.chapterName,
          skillId: skills.skillId,
          skillName: skills.skillName,
        })
        .from(skills)
        .innerJoin(
          chapters,
          and(
            eq(chapters.sectionType, skills.sectionType),
            eq(chapters.gradeId, skills.gradeId),
            eq(chapters.chapterId, skills.chapterId),
          ),
        )
        .where(eq(skills.isRetired, false))
        .orderBy(asc(skills.sectionType), asc(skills.gradeId), asc(skills.chapterId), asc(skills.skillSeq)),
      db
        .selectDistinct({
          sectionType: problems.sectionType,
          gradeId: problems.gradeId,
          skillId: problems.skillId,
          pool: problems.pool,
        })
        .from(problems)
        .where(eq(problems.isRetired, false)),
    ])
    const pools = new Map<string, Set<string>>()
    for (const row of poolRows) {
      const key = skillKey(row)
      pools.set(key, (pools.get(key) ?? new Set()).add(row.pool))
    }
    const options: RenderingOption[] = skillRows.map((row) => ({
      program_id: PROGRAM_ID,
      phases: phasesOf(pools.get(skillKey(row)) ?? new Set()),
      section_type: row.sectionType,
      grade_id: row.gradeId,
      chapter_id: row.chapterId,
      chapter_name: row.chapterName,
      skill_id: row.skillId,
      skill_name: row.skillName,
    }))
    return succeed({ options: options.filter(({ phases }) => phases.length > 0) })
  },

  /** TOOL-01. */
  async getProblemBySkill({ phase, section_type, grade_id, chapter_id, skill_id }, { db }) {
    const pools = POOLS_OF_PHASE[phase]
    const rows = await db
      .select({ problem: problems })
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
          // A section without content, such as a stage of a test, finds nothing.
          eq(problems.sectionType, section_type as ProblemRow['sectionType']),
          eq(problems.gradeId, grade_id),
          eq(problems.skillId, skill_id),
          eq(skills.chapterId, chapter_id),
          inArray(problems.pool, [...pools]),
          eq(problems.isRetired, false),
        ),
      )
      .orderBy(asc(problems.level), asc(problems.problemSeq))
    const byPool = rows.toSorted((a, b) => pools.indexOf(a.problem.pool) - pools.indexOf(b.problem.pool))
    return succeed({
      problem: byPool.map(({ problem: row }) => ({
        _id: row.problemId,
        problem_id: row.problemId,
        pool: row.pool,
        problem_seq: row.problemSeq,
        level: row.level,
        problem: row.problem,
      })),
    })
  },
} satisfies Pick<Handlers, 'renderingToolOptions' | 'getProblemBySkill'>
