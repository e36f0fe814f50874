import { COURSE_SECTIONS, type CourseSection } from '@wordstride/core'
import {
  DEFAULT_GOAL_SCORE,
  MINI_SETUP,
  MINI_SETUP_GOALS,
  TOP_LEVEL,
  WEEKLY_MINUTES,
} from '../rules/constants'
import { DEFAULT_SECTION_PLAN, type SectionSetupPlan, type SetupPlan, stopGradeOf } from './setupPlan'

/** SETUP-19: what becomes of one grade at the setup. */
export interface GradeSetup {
  grade: number
  /** Whether every skill of the grade is raised to the level (SR-33). */
  setSkillLevelToInit: boolean
  initialSkillLevel: number
  /** As text such as '95.0'. */
  goalScore: string
  initial10ProblemSetup: boolean
}

/** SETUP-19: how a student is set up in one section. */
export interface LearningInfo {
  sectionType: CourseSection
  startGrade: number
  currentGrade: number
  stopGrade: number
  /** Minutes. */
  weeklyTime: number
  schoolGrade: number
  isSkillStatusInitialized: boolean
  needsAssignment: boolean
  gradeSetup: readonly GradeSetup[]
}

const base = (section: CourseSection, schoolGrade: number) => ({
  sectionType: section,
  weeklyTime: WEEKLY_MINUTES[section],
  schoolGrade,
  isSkillStatusInitialized: true,
  needsAssignment: true,
})

/** The grades of the plan and those that were tested; what was not tested keeps its levels. */
function gradeSetupsOf({ startingGrade, initializations }: SectionSetupPlan): GradeSetup[] {
  const levels = new Map(initializations.map(({ grade, level }) => [grade, level]))
  const grades = new Set([...levels.keys(), startingGrade, stopGradeOf(startingGrade)])
  return [...grades]
    .sort((a, b) => a - b)
    .map((grade) => ({
      grade,
      setSkillLevelToInit: levels.has(grade),
      initialSkillLevel: levels.get(grade) ?? 0,
      goalScore: DEFAULT_GOAL_SCORE,
      initial10ProblemSetup: false,
    }))
}

/** SETUP-19..21: both sections, from the plan; without one as without a test. */
export function makeLearningInfo(plan: SetupPlan, schoolGrade: number): LearningInfo[] {
  return COURSE_SECTIONS.map((section) => {
    const sectionPlan = plan[section] ?? DEFAULT_SECTION_PLAN
    const { startingGrade } = sectionPlan
    return {
      ...base(section, schoolGrade),
      startGrade: startingGrade,
      currentGrade: startingGrade,
      stopGrade: stopGradeOf(startingGrade),
      gradeSetup: gradeSetupsOf(sectionPlan),
    }
  })
}

/** SETUP-24, SR-34: both sections from a grade that was chosen, without a test. */
export function makeMiniLearningInfo(startGrade: number): LearningInfo[] {
  return COURSE_SECTIONS.map((section) => ({
    ...base(section, MINI_SETUP.schoolGrade),
    startGrade,
    currentGrade: startGrade,
    stopGrade: Math.max(MINI_SETUP.stopGrade, startGrade),
    gradeSetup: Object.entries(MINI_SETUP_GOALS).map(([grade, goalScore]) => ({
      grade: Number(grade),
      setSkillLevelToInit: true,
      initialSkillLevel: 0,
      goalScore,
      initial10ProblemSetup: false,
    })),
  }))
}

type Validity = Pick<
  LearningInfo,
  'sectionType' | 'startGrade' | 'currentGrade' | 'stopGrade' | 'weeklyTime' | 'isSkillStatusInitialized'
>

const isSectionValid = (info: Validity): boolean =>
  info.startGrade <= info.currentGrade &&
  info.currentGrade <= info.stopGrade &&
  info.weeklyTime > 0 &&
  info.isSkillStatusInitialized

/** SR-33: both sections are set up and their grade lies in the plan. */
export const isLearningInfoValid = (infos: readonly Validity[]): boolean =>
  COURSE_SECTIONS.every((section) =>
    infos.some((info) => info.sectionType === section && isSectionValid(info)),
  )

/** Whether staff may set a section up like this: nothing is proficient that nobody has shown. */
export const isSetupPossible = (info: LearningInfo): boolean =>
  isSectionValid(info) &&
  info.gradeSetup.every(({ initialSkillLevel }) => initialSkillLevel < TOP_LEVEL[info.sectionType]) &&
  new Set(info.gradeSetup.map(({ grade }) => grade)).size === info.gradeSetup.length
