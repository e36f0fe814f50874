import { weekOf } from '../../packages/server/src/calendar/week'
import type { Asked } from '../server/ask'

/** All that the home of a student asks for, with every panel (`Dashboard`). */
export function homeCalls(now: Date, timeZone: string): readonly Asked[] {
  const { weekStart: today } = weekOf(now, timeZone)
  return [
    ['userByToken', {}],
    ['lookForChangesInFreezeAndExpire', {}],
    ['checkUserLearningInfo', {}],
    ['getUserThisWeekAssignment', {}],
    ['getNextAssignmentTask', {}],
    ['getDailyReview', {}],
    ['getUpcomingAppointments', {}],
    ['getUserGoal', {}],
    ['getUserAssignmentHistory', { today }],
    ['getCompletedWeeks', {}],
    ['getDroppedSkills', {}],
    ['getAfficientStar', {}],
    ['getProgressSummary', { today }],
    ['getWeeklyTopPerformers', { limit: 200, points: 100 }],
    ['getPeerGroupId', {}],
    ['getPeerGroupRanking', { sectionType: 'ae.la' }],
    ['getNewPeerAchievement', {}],
    ['getNewHonorStudents', {}],
  ]
}
