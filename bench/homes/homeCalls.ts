import { addressOf, type CallName, calls } from '@wordstride/api'
import { weekOf } from '../../packages/server/src/assignments/week'
import { post } from '../server/post'

/** What a call of the home is sent, in the names of the wire. */
type Params = Record<string, unknown>

/** All that the home of a student asks for, with every panel (`Dashboard`). */
export function homeCalls(now: Date, timeZone: string): readonly (readonly [CallName, Params])[] {
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
    ['getPeerGroupRanking', { section_type: 'ae.la' }],
    ['getNewPeerAchievement', {}],
    ['getNewHonorStudents', {}],
  ]
}

/** The body of the reply; throws when it is no success. */
export async function ask(
  server: string,
  token: string,
  [name, params]: readonly [CallName, Params],
): Promise<string> {
  const call = calls[name]
  const path = call.path.replace(/\{(\w+)\}/g, (_, field: string) => String(params[field]))
  const url = server + addressOf(path)
  const reply =
    call.method === 'GET'
      ? await fetch(url, { headers: { token } }).then(async (got) => ({
          status: got.status,
          body: await got.text(),
        }))
      : await post(url, token, JSON.stringify({ function: call.function, params }))
  // The last group of a grade may have one member.
  const isAnswered = reply.body.includes('"is_success":true') || reply.body.includes('"peer_group_small"')
  if (reply.status !== 200 || !isAnswered)
    throw new Error(`${name}: ${reply.status} ${reply.body.slice(0, 300)}`)
  return reply.body
}
