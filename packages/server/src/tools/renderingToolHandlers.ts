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
  /** All there is to choose from, so that the selectors need no further call (TOOL-01). */
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
      programId: PROGRAM_ID,
      phases: phasesOf(pools.get(skillKey(row)) ?? new Set()),
      sectionType: row.sectionType,
      gradeId: row.gradeId,
      chapterId: row.chapterId,
      chapterName: row.chapterName,
      skillId: row.skillId,
      skillName: row.skillName,
    }))
    return succeed({ options: options.filter(({ phases }) => phases.length > 0) })
  },

  /** The problems of a skill as they were authored, with their key (TOOL-01). */
  async getProblemBySkill({ phase, sectionType, gradeId, chapterId, skillId }, { db }) {
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
          eq(problems.sectionType, sectionType as ProblemRow['sectionType']),
          eq(problems.gradeId, gradeId),
          eq(problems.skillId, skillId),
          eq(skills.chapterId, chapterId),
          inArray(problems.pool, [...pools]),
          eq(problems.isRetired, false),
        ),
      )
      .orderBy(asc(problems.level), asc(problems.problemSeq))
    const byPool = rows.toSorted((a, b) => pools.indexOf(a.problem.pool) - pools.indexOf(b.problem.pool))
    return succeed({
      problem: byPool.map(({ problem: row }) => ({
        id: row.problemId,
        problemId: row.problemId,
        pool: row.pool,
        problemSeq: row.problemSeq,
        level: row.level,
        problem: row.problem,
      })),
    })
  },
} satisfies Pick<Handlers, 'renderingToolOptions' | 'getProblemBySkill'>
