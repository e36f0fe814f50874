import { type RenderingOption, type RenderingPhase, type RenderingProblem, succeed } from '@wordstride/api'
import { PROGRAM_ID } from '@wordstride/core'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { isSameChapter, isSameSkill } from '../db/sameRow'
import { chapters, type ProblemRow, problems, type SkillRow, skills } from '../db/schema'
import type { HandlerParams, Handlers } from '../dispatch/callContext'
import { describeProblemRow } from './describeProblemRow'
import { findProblemsOfPart, findTestParts } from './testParts'

type Pool = RenderingProblem['pool']

type SkillPhase = Exclude<RenderingPhase, 'test'>

/** SR-07: what each phase draws on. */
const POOLS_OF_PHASE: Record<SkillPhase, readonly Pool[]> = {
  LEARNING_SESSION: ['AE', 'E'],
  PROFICIENCY_SESSION: ['P'],
  AFFICIENCY_SESSION: ['A'],
}
const PHASES = Object.keys(POOLS_OF_PHASE) as SkillPhase[]

const phasesOf = (pools: ReadonlySet<string>): SkillPhase[] =>
  PHASES.filter((phase) => POOLS_OF_PHASE[phase].some((pool) => pools.has(pool)))

const skillKey = (row: { sectionType: string; gradeId: number; skillId: string }): string =>
  JSON.stringify([row.sectionType, row.gradeId, row.skillId])

type Place = Pick<HandlerParams<'getProblemBySkill'>, 'sectionType' | 'gradeId' | 'chapterId' | 'skillId'>

const isSkill = ({ sectionType, gradeId, chapterId, skillId }: Place) =>
  and(
    // A section without content, such as a stage of a test, finds nothing.
    eq(skills.sectionType, sectionType as SkillRow['sectionType']),
    eq(skills.gradeId, gradeId),
    eq(skills.chapterId, chapterId),
    eq(skills.skillId, skillId),
  )

async function findSkillProblems(db: Database, place: Place, pools: readonly Pool[]): Promise<ProblemRow[]> {
  const rows = await db
    .select({ problem: problems })
    .from(problems)
    .innerJoin(skills, isSameSkill(skills, problems))
    .where(and(isSkill(place), inArray(problems.pool, [...pools]), eq(problems.isRetired, false)))
    .orderBy(asc(problems.level), asc(problems.problemSeq))
  return rows.map(({ problem }) => problem)
}

async function findDemos(db: Database, place: Place) {
  const [found] = await db.select({ demos: skills.demos }).from(skills).where(isSkill(place))
  return (found?.demos ?? []).map((demo) => ({ ...demo, _id: demo.demo_id }))
}

/** The rendering tool sees disabled skills too: that is where they are looked at before they are enabled. */
export const renderingToolHandlers = {
  /** All there is to choose from, so that the selectors need no further call (TOOL-01). */
  async renderingToolOptions(_, { db }) {
    const [skillRows, poolRows, testParts] = await Promise.all([
      db
        .select({
          sectionType: skills.sectionType,
          gradeId: skills.gradeId,
          chapterId: skills.chapterId,
          chapterName: chapters.chapterName,
          skillId: skills.skillId,
          skillName: skills.skillName,
          standards: skills.standards,
        })
        .from(skills)
        .innerJoin(chapters, isSameChapter(chapters, skills))
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
      findTestParts(db),
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
      standards: row.standards,
    }))
    return succeed({ options: [...options.filter(({ phases }) => phases.length > 0), ...testParts] })
  },

  /** The problems of a skill or of a part of a test as they were authored, with their key (TOOL-01). */
  async getProblemBySkill({ phase, ...place }, { db }) {
    if (phase === 'test') {
      return succeed({ problem: (await findProblemsOfPart(db, place)).map(describeProblemRow), demos: [] })
    }
    const pools = POOLS_OF_PHASE[phase]
    const rows = await findSkillProblems(db, place, pools)
    const byPool = rows.toSorted((a, b) => pools.indexOf(a.pool) - pools.indexOf(b.pool))
    return succeed({
      problem: byPool.map(describeProblemRow),
      demos: phase === 'LEARNING_SESSION' ? await findDemos(db, place) : [],
    })
  },
} satisfies Pick<Handlers, 'renderingToolOptions' | 'getProblemBySkill'>
