import type { Asked } from '../server/ask'

const DAY_MS = 86_400_000
const now = Date.now()
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

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
