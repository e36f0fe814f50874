import type { AssignmentItemPlan } from '../db/schema/assignmentItem'
import { type LevelMove, learningProgress } from './progress'
import type { LearningWork, WeekEvent } from './weekEvent'

/** What an item needs to know besides its plan. */
export interface ItemState {
  /** Done without any work: its skill is disabled (SR-08). */
  isDone: boolean
  /** Asks for nothing any more, since somebody else raised its skill, and is worth what was done for it. */
  isRaised: boolean
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

/** A word rises by the answers of the student, too, where no learning session passed (SR-19). */
export const learnsBy = ({ before, after }: LevelMove): boolean => before.level === 0 && after.level > 0

/** Follows one item of the week through the work of the student (SR-20). */
export function createItemMeter(item: AssignmentItemPlan, { isDone, isRaised, correctInARow }: ItemState) {
  const learn = measureLearning(correctInARow)
  let amount = isDone ? item.target : 0
  const measure = (event: WeekEvent, units: number): number => {
    if (event.kind === 'learning')
      return item.type === 'learning' && event.skillId === item.skillId ? learn(event) : amount
    if (event.kind === 'units' && item.type === 'learning')
      return event.move.skillId === item.skillId && learnsBy(event.move) ? item.target : amount
    if (event.kind === 'units') return item.type === 'proficiency' ? amount + units : amount
    return item.type === 'afficiency' ? amount + 1 : amount
  }
  return {
    item,
    /** From 0 to 1. */
    progress: () => (isRaised ? 1 : amount / item.target),
    /** What of it was done, from 0 to 1. */
    worth: () => amount / item.target,
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
