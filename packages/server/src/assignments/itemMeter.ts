import type { AssignmentItemPlan } from '../db/schema/assignmentItem'
import { learningProgress } from './progress'
import type { LearningWork, WeekEvent } from './weekEvent'

/** What an item needs to know besides its plan. */
export interface ItemState {
  /** Done without any work: its skill is disabled (SR-08) or was raised by somebody else. */
  isDone: boolean
  /** n of a learning item. */
  correctInARow: number
}

type Flag = Pick<LearningWork, 'seq' | 'firstTimeCorrect'>

function measureLearning(correctInARow: number): (event: LearningWork) => number {
  const sessions = new Map<string, Flag[]>()
  let hasPassed = false
  return (event) => {
    hasPassed ||= event.isPass
    const flags = [...(sessions.get(event.sessionId) ?? []), event].sort((a, b) => a.seq - b.seq)
    sessions.set(event.sessionId, flags)
    if (hasPassed) return 1
    return learningProgress(
      [...sessions.values()].map((entries) => entries.map(({ firstTimeCorrect }) => firstTimeCorrect)),
      correctInARow,
    )
  }
}

/** Follows one item of the week through the work of the student (SR-20). */
export function createItemMeter(item: AssignmentItemPlan, { isDone, correctInARow }: ItemState) {
  const learn = measureLearning(correctInARow)
  let amount = isDone ? item.target : 0
  const measure = (event: WeekEvent, units: number): number => {
    if (event.kind === 'learning')
      return item.type === 'learning' && event.skillId === item.skillId ? learn(event) : amount
    if (event.kind === 'units') return item.type === 'proficiency' ? amount + units : amount
    return item.type === 'afficiency' ? amount + 1 : amount
  }
  return {
    item,
    /** From 0 to 1. */
    progress: () => amount / item.target,
    /** Takes an event in, with the units that it gained; gives how much of it the item needed: levels, units or sessions. */
    take(event: WeekEvent, units: number): number {
      if (event.at < item.since) return 0
      if (event.sectionType !== item.sectionType || event.gradeId !== item.gradeId) return 0
      const before = amount
      amount = Math.max(before, Math.min(item.target, measure(event, units)))
      return amount - before
    },
  }
}
export type ItemMeter = ReturnType<typeof createItemMeter>
