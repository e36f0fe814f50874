import type { CourseSection } from '@wordstride/core'
import { projectedScore, TOP_LEVEL } from '@wordstride/learning'
import type { AssignmentItemPlan } from '../db/schema/assignmentItem'
import { scoreOf, toStanding, type UserSkill } from '../standing/skillStandings'

/** What a section's work is planned from. */
export interface SectionPlan {
  sectionType: CourseSection
  gradeId: number
  /** The enabled skills of the grade in teaching order. */
  entries: readonly UserSkill[]
  /** M of SR-19. */
  minutes: number
  /** The score at which the grade is complete (SR-15). */
  goal: number
}

type Draft = Omit<AssignmentItemPlan, 'label' | 'isExtra' | 'since'>

const PATH = 'path1'
const LEARNING_MINUTES = 20
const MAX_LEARNING_ITEMS = 3
const AFFICIENCY_SESSIONS = 3
/** Units a minute (SR-19). */
const UNIT_RATE = { 'ae.la': 1 / 5, 'ae.voc': 0.6 } as const

/** Level from which units count: a learning pass is not counted twice (SR-18). */
export const unitBase = (section: CourseSection, level: number): number =>
  section === 'ae.la' ? Math.max(1, level) : level

const isAllTop = ({ entries, sectionType }: SectionPlan): boolean =>
  entries.length > 0 && entries.every(({ level }) => level >= TOP_LEVEL[sectionType])

/** The projected score once the lowest skills have risen by so many levels, capped at the goal. */
function scoreAfter({ sectionType, entries, goal }: SectionPlan, units: number): number {
  const top = TOP_LEVEL[sectionType]
  const levels = entries.map(({ level }) => level)
  for (let i = 0; i < units; i++) {
    const open = levels.filter((level) => level < top)
    if (open.length === 0) break
    levels[levels.indexOf(Math.min(...open))] = Math.min(...open) + 1
  }
  const raised = entries.map((entry, i) => ({ ...toStanding(entry), level: levels[i] as number }))
  const now = scoreOf(sectionType, entries)
  return Math.max(now, Math.min(goal, projectedScore(sectionType, raised)))
}

const base = (plan: SectionPlan, minutes: number) => ({
  sectionType: plan.sectionType,
  gradeId: plan.gradeId,
  minutes,
  skillId: null,
  skillSeq: null,
  skillName: null,
  chapterId: 1,
  startScore: scoreOf(plan.sectionType, plan.entries),
  path: PATH,
})

export function learningItem(plan: SectionPlan, { skill }: UserSkill, minutes: number): Draft {
  return {
    ...base(plan, minutes),
    type: 'learning',
    skillId: skill.skillId,
    skillSeq: skill.skillSeq,
    skillName: skill.skillName,
    chapterId: skill.chapterId,
    start: 0,
    target: 1,
    targetScore: scoreAfter(plan, 1),
  }
}

function proficiencyItem(plan: SectionPlan, minutes: number): Draft {
  const { sectionType, entries } = plan
  const headroom = entries.reduce(
    (sum, { level }) => sum + TOP_LEVEL[sectionType] - unitBase(sectionType, level),
    0,
  )
  const target = Math.min(Math.max(1, Math.round(minutes * UNIT_RATE[sectionType])), Math.max(1, headroom))
  return {
    ...base(plan, minutes),
    type: 'proficiency',
    start: 0,
    target,
    targetScore: scoreAfter(plan, target),
  }
}

function afficiencyItem(plan: SectionPlan, minutes: number, target: number): Draft {
  const item = base(plan, minutes)
  return { ...item, type: 'afficiency', start: 0, target, targetScore: Math.max(item.startScore, plan.goal) }
}

/** Whether a proficiency session has a skill to raise: in language arts those at level 0 are learned first (SR-10). */
const hasRising = ({ sectionType, entries }: SectionPlan): boolean =>
  entries.some(({ level }) => level < TOP_LEVEL[sectionType] && (sectionType === 'ae.voc' || level > 0))

const levelZero = ({ entries }: SectionPlan): UserSkill[] => entries.filter(({ level }) => level === 0)

function planLanguageArts(plan: SectionPlan): Draft[] {
  const waiting = levelZero(plan)
  const hasStarted = waiting.length < plan.entries.length
  const most = Math.min(MAX_LEARNING_ITEMS, Math.floor(plan.minutes / 2 / LEARNING_MINUTES), waiting.length)
  if (!hasStarted || (most === 0 && !hasRising(plan))) {
    const count = Math.min(Math.max(1, Math.floor(plan.minutes / LEARNING_MINUTES)), waiting.length)
    return waiting.slice(0, count).map((entry) => learningItem(plan, entry, plan.minutes / count))
  }
  return [
    ...waiting.slice(0, most).map((entry) => learningItem(plan, entry, LEARNING_MINUTES)),
    proficiencyItem(plan, plan.minutes - most * LEARNING_MINUTES),
  ]
}

/** The regular items of one section (SR-19). None without skills. */
export function planSection(plan: SectionPlan): Draft[] {
  if (plan.entries.length === 0) return []
  if (isAllTop(plan)) return [afficiencyItem(plan, plan.minutes, AFFICIENCY_SESSIONS)]
  return plan.sectionType === 'ae.la' ? planLanguageArts(plan) : [proficiencyItem(plan, plan.minutes)]
}

/** One round of extra work of one section (SR-21): 20 minutes each. Nothing of the skills that the week asks for already. */
export function planExtra(plan: SectionPlan, asked: ReadonlySet<string>): Draft[] {
  if (plan.entries.length === 0) return []
  if (isAllTop(plan)) return [afficiencyItem(plan, LEARNING_MINUTES, 1)]
  const waiting = plan.sectionType === 'ae.la' ? levelZero(plan) : []
  const next = waiting.find(({ skill }) => !asked.has(skill.skillId))
  return [
    ...(next ? [learningItem(plan, next, LEARNING_MINUTES)] : []),
    ...(next || hasRising(plan) ? [proficiencyItem(plan, LEARNING_MINUTES)] : []),
  ]
}
