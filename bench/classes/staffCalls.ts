import { type CallInput, type CallName, calls, wireCodec } from '@wordstride/api'
import { post } from '../server/post'

const DAY_MS = 86_400_000
const now = Date.now()
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

type Asked = { [TName in CallName]: readonly [TName, CallInput<TName>] }[CallName]

/** What the pages of a student ask that a teacher opens. */
export const callsAbout = (userId: string, sessionId: string): Asked[] => [
  ['getStudentWork', { userId }],
  ['listStudentSessions', { userId, before: null }],
  ['getStudentSession', { userId, sessionId }],
  ['getUserActivity', { userId, startTime: now - 180 * DAY_MS, endTime: now }],
]

/** What pages of staff ask that are about everybody. */
export const callsAboutAll: Asked[] = [
  ['listAccounts', {}],
  ['listAccounts', { search: 'Last77' }],
  ['listClasses', {}],
  ['listItems', {}],
  ['listItems', { sectionType: 'ae.la', gradeId: 2, flag: 'any' }],
  ['listDrafts', {}],
  ['getUserDailyActivity', { userRole: 'student', startDate: dayOf(now - 30 * DAY_MS), endDate: dayOf(now) }],
]

/** Milliseconds of a call; throws unless it succeeds. */
export async function timeCall(address: string, token: string, [name, params]: Asked): Promise<number> {
  const call = calls[name]
  if (call.method !== 'POST') throw new Error(`${name} is asked with GET.`)
  const fields = wireCodec(call.params).toWire(params)
  const began = performance.now()
  const { status, body } = await post(
    `${address}/english/api/v1.0/${call.path}`,
    token,
    JSON.stringify({ function: call.function, params: fields }),
  )
  if (status !== 200 || !body.includes('"is_success":true'))
    throw new Error(`${name}: ${status} ${body.slice(0, 300)}`)
  return performance.now() - began
}
