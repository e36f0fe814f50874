import type { CourseSection } from '@wordstride/core'
import type { Region } from '../diagnostic/scoreTest'
import { DEFAULT_START_GRADE, TOP_CONTENT_GRADE } from '../rules/constants'

/** The end of one part of a diagnostic test. */
export interface PlacementResult {
  section: CourseSection
  gradeId: number
  region: Region
  /** Epoch ms. */
  endedAt: number
}

/** What a test made of one grade: every skill of it is raised to the level. */
export interface Initialization {
  grade: number
  region: Region
  level: number
}

/** SETUP-18: where a section begins. */
export interface SectionSetupPlan {
  startingGrade: number
  /** By grade, the lowest first; none when no test was taken. */
  initializations: readonly Initialization[]
}
/** Null for a section that no test has measured. */
export type SetupPlan = Readonly<Record<CourseSection, SectionSetupPlan | null>>

const LEVELS: Record<Region, number> = { 1: 3, 2: 2, 3: 2, 4: 1, 5: 1, 6: 0 }

/** SR-33: the level at which the skills of a tested grade begin. */
export const levelOfRegion = (region: Region): number => LEVELS[region]

/** The last result of each grade: who repeats a test is placed by the repetition. */
function lastOfEachGrade(results: readonly PlacementResult[]): PlacementResult[] {
  const last = new Map<number, PlacementResult>()
  for (const result of [...results].sort((a, b) => a.endedAt - b.endedAt)) last.set(result.gradeId, result)
  return [...last.values()].sort((a, b) => a.gradeId - b.gradeId)
}

/** SR-33: the lowest tested grade that is not mastered; when all are, the grade above them. */
function findStartingGrade(results: readonly PlacementResult[]): number {
  const open = results.find(({ region }) => region !== 1)
  if (open) return open.gradeId
  const highest = results.at(-1)
  return highest ? Math.min(highest.gradeId + 1, TOP_CONTENT_GRADE) : DEFAULT_START_GRADE
}

function planSection(results: readonly PlacementResult[]): SectionSetupPlan | null {
  if (results.length === 0) return null
  const last = lastOfEachGrade(results)
  return {
    startingGrade: findStartingGrade(last),
    initializations: last.map(({ gradeId, region }) => ({
      grade: gradeId,
      region,
      level: levelOfRegion(region),
    })),
  }
}

/** SETUP-18, SR-33: the plan of each section from what its tests measured. */
export function planSetup(results: readonly PlacementResult[]): SetupPlan {
  const of = (section: CourseSection) => planSection(results.filter((result) => result.section === section))
  return { 'ae.la': of('ae.la'), 'ae.voc': of('ae.voc') }
}

/** SR-33: what a section begins with that has no plan, as without any test ('notest'). */
export const DEFAULT_SECTION_PLAN: SectionSetupPlan = {
  startingGrade: DEFAULT_START_GRADE,
  initializations: [],
}

/** CONST-32: the next grade after the start, capped at the highest. */
export const stopGradeOf = (startGrade: number): number => Math.min(startGrade + 1, TOP_CONTENT_GRADE)
