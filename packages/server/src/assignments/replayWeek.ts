import type { CourseSection } from '@wordstride/core'
import { isCompleted } from '@wordstride/learning'
import type { AssignmentItemPlan } from '../db/schema/assignmentItem'
import { createItemMeter, type ItemMeter, type ItemState } from './itemMeter'
import { countUnits } from './progress'
import type { WeekEvent } from './weekEvent'

/** SR-21: minutes that extra work is worth which no item asked for. */
const LEARNING_PASS_MINUTES = 20
const UNIT_MINUTES = { 'ae.la': 5, 'ae.voc': 100 / 60 } as const satisfies Record<CourseSection, number>
const SESSION_MINUTES = 10
/** Afficiency sessions of one day that count as extra work. */
const SESSIONS_A_DAY = 2

export interface WeekPlan {
  items: readonly AssignmentItemPlan[]
  pointsPerMinute: number
  stateOf: (item: AssignmentItemPlan) => ItemState
  /** The section's current grade at that moment; undefined when it is not set up. */
  gradeAt: (section: CourseSection, at: number) => number | undefined
  /** The local day. */
  dayOf: (at: number) => string
}

/** Work outside of the assignment, summed up by what was done (SR-21). */
export interface ExtraWork {
  sectionType: CourseSection
  gradeId: number
  type: AssignmentItemPlan['type']
  /** Of a learning pass; null otherwise. */
  skillId: string | null
  /** Passes, units or sessions. */
  amount: number
  points: number
}

export interface WeekReport {
  /** Of each item, from 0 to 1. */
  progress: number[]
  points: { la: number; voc: number; total: number }
  credited: ExtraWork[]
  notCredited: ExtraWork[]
  /** Points gained by the work of each session (SR-17). */
  pointsBySession: Map<string, number>
  /** When the week was completed (epoch ms); null while it is not. */
  reachedAt: number | null
}

type Unassigned = Omit<ExtraWork, 'points'> & {
  minutes: number
  /** Whether it may be credited at all, whenever it was done. */
  isCreditable: boolean
}

/**
 * Gives the units that an event gains: against the levels at the beginning of the week, whatever asks for them, so that
 * to drop and to regain a level gains nothing (SR-18).
 */
function findUnits() {
  const counters = new Map<string, { count: ReturnType<typeof countUnits>; best: number }>()
  return (event: WeekEvent): number => {
    if (event.kind !== 'units') return 0
    const { sectionType, gradeId, move } = event
    const key = `${sectionType} ${gradeId}`
    const { count, best: before } = counters.get(key) ?? { count: countUnits(sectionType), best: 0 }
    const best = count(move)
    counters.set(key, { count, best })
    return best - before
  }
}

/** Gives what of an event is work of its own, when it gained so many units and the items needed `needed` of it. */
function findUnassigned(dayOf: WeekPlan['dayOf']) {
  /** Skills that have stood above level 0 in the week: to learn one again after a fall gains nothing (SR-18). */
  const known = new Set<string>()
  const sessions = new Map<string, number>()
  return (event: WeekEvent, units: number, needed: number): Unassigned | null => {
    const { sectionType, gradeId } = event
    const base = { sectionType, gradeId, skillId: null }
    const keyOf = (skillId: string) => `${sectionType} ${gradeId} ${skillId}`
    if (event.kind === 'units') {
      if (event.move.before.level > 0) known.add(keyOf(event.move.skillId))
      const amount = units - needed
      const minutes = amount * UNIT_MINUTES[sectionType]
      return amount > 0 ? { ...base, type: 'proficiency', amount, minutes, isCreditable: true } : null
    }
    if (event.kind === 'session') {
      const day = dayOf(event.at)
      const count = (sessions.get(day) ?? 0) + 1
      sessions.set(day, count)
      if (needed > 0) return null
      const isCreditable = count <= SESSIONS_A_DAY
      return { ...base, type: 'afficiency', amount: 1, minutes: SESSION_MINUTES, isCreditable }
    }
    if (!event.isPass) return null
    const { skillId } = event
    const isFirst = event.level === 0 && !known.has(keyOf(skillId))
    known.add(keyOf(skillId))
    if (needed > 0) return null
    // A word that is learned counts as a unit of its own.
    if (sectionType === 'ae.voc' && event.level === 0) return null
    return {
      ...base,
      type: 'learning',
      skillId,
      amount: 1,
      minutes: LEARNING_PASS_MINUTES,
      isCreditable: isFirst,
    }
  }
}

function addTo(list: ExtraWork[], work: ExtraWork): void {
  const known = list.find(
    ({ sectionType, gradeId, type, skillId }) =>
      sectionType === work.sectionType &&
      gradeId === work.gradeId &&
      type === work.type &&
      skillId === work.skillId,
  )
  if (!known) {
    list.push(work)
    return
  }
  known.amount += work.amount
  known.points += work.points
}

const kindOf = ({ item: { type, sectionType, gradeId, skillId } }: ItemMeter): string =>
  `${type} ${sectionType} ${gradeId} ${skillId}`

/** Items of one kind are done one after the other, so that the same work does not count for all of them. */
function needOf(meters: readonly ItemMeter[], event: WeekEvent, units: number): number {
  const open = new Set<string>()
  let most = 0
  for (const meter of meters) {
    const kind = kindOf(meter)
    if (open.has(kind)) continue
    if (meter.progress() < 1) open.add(kind)
    most = Math.max(most, meter.take(event, units))
  }
  return most
}

/** Goes through the work of a week in its order: progress, points and extra work (SR-17, SR-20, SR-21). */
export function replayWeek(plan: WeekPlan, events: readonly WeekEvent[]): WeekReport {
  const { pointsPerMinute, gradeAt } = plan
  const meters = plan.items.map((item) => createItemMeter(item, plan.stateOf(item)))
  const regular = meters.filter(({ item }) => !item.isExtra)
  const unitsOf = findUnits()
  const unassignedOf = findUnassigned(plan.dayOf)
  const credited: ExtraWork[] = []
  const notCredited: ExtraWork[] = []
  const pointsBySession = new Map<string, number>()

  const pointsOf = (section: CourseSection): number => {
    const ofItems = meters
      .filter(({ item }) => item.sectionType === section)
      .map((meter) => meter.item.minutes * pointsPerMinute * meter.worth())
    const ofExtra = credited.filter(({ sectionType }) => sectionType === section).map(({ points }) => points)
    return [...ofItems, ...ofExtra].reduce((sum, points) => sum + points, 0)
  }

  const sums = { 'ae.la': pointsOf('ae.la'), 'ae.voc': pointsOf('ae.voc') }
  const isReached = () => isCompleted(sums['ae.la'] + sums['ae.voc'])
  let reachedAt = isReached() ? Math.min(...plan.items.map(({ since }) => since)) : null

  for (const event of events) {
    const before = sums[event.sectionType]
    const isRegularDone = regular.every((meter) => meter.progress() >= 1)
    const units = unitsOf(event)
    const work = unassignedOf(event, units, needOf(meters, event, units))
    if (work) {
      const { minutes, isCreditable, ...done } = work
      const isCredited =
        isCreditable && isRegularDone && gradeAt(event.sectionType, event.at) === event.gradeId
      addTo(isCredited ? credited : notCredited, {
        ...done,
        points: isCredited ? minutes * pointsPerMinute : 0,
      })
    }
    sums[event.sectionType] = pointsOf(event.sectionType)
    const gained = sums[event.sectionType] - before
    pointsBySession.set(event.sessionId, (pointsBySession.get(event.sessionId) ?? 0) + gained)
    if (reachedAt === null && isReached()) reachedAt = event.at
  }

  const { 'ae.la': la, 'ae.voc': voc } = sums
  return {
    progress: meters.map((meter) => meter.progress()),
    points: { la, voc, total: la + voc },
    reachedAt,
    credited,
    notCredited,
    pointsBySession,
  }
}
