import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { dayField, idField, programIdField, timestampField, userIdField } from '../calls/fields'
import { named } from '../calls/wireCodec'
import { sessionRecordSchema } from '../sessions/userActivity'

/** Names that the list of a role tells at once; more of them are found by their first letter. */
export const MAX_LISTED_USERS = 1000
/** Users of one page of the daily activity. */
export const DAILY_ACTIVITY_PAGE = 50

/** SR-39: the roles that can be listed; 'all' is students and super-students. A letter lists those of them whose user name begins with it. */
export const LISTED_ROLES = ['all', 'student', 'super-student', 'admin', 'lcadmin', 'tutor'] as const

/** Whatever a client sends: what is no choice is refused by name. */
const roleChoiceField = z.string().check(z.maxLength(40))

const activityRecordSchema = z.object({
  ...sessionRecordSchema.shape,
  /** Null in sessions over several skills. */
  skillName: z.nullable(z.string()),
  /** The time the student was there. */
  activeSeconds: z.number(),
})
export type ActivityRecord = z.infer<typeof activityRecordSchema>

/** A user in a list (ENT-28). */
const listedUserSchema = z.object({
  id: named('_id', idField),
  userName: named('username', z.string()),
  /** In full. */
  name: z.string(),
})
export type ListedUser = z.infer<typeof listedUserSchema>

const userDaySchema = z.object({
  userId: idField,
  day: dayField,
  sessions: z.int(),
  minutes: z.number(),
  points: z.number(),
})
export type UserDay = z.infer<typeof userDaySchema>

export const activityCalls = {
  getUserActivity: post({
    path: 'useractivity',
    function: 'getUserActivity',
    access: 'reach',
    toggle: 'your_activity',
    params: z.object({
      userId: userIdField,
      startTime: named('startTime', timestampField),
      endTime: named('endTime', timestampField),
    }),
    result: reply({ data: z.array(activityRecordSchema) }),
    summary: 'The sessions that began in a time of at most 6 months, the latest first.',
    source: ['API-34', 'REP-03', 'REP-05', 'ENT-20'],
  }),
  getUserListByRole: post({
    path: 'useractivity',
    function: 'getUserListByRole',
    access: 'token',
    toggle: 'all_users',
    params: z.object({ role: z.optional(roleChoiceField), prefix: z.optional(roleChoiceField) }),
    result: reply({
      data: z.array(listedUserSchema),
      /** Also of those who are not told. */
      total: z.int(),
    }),
    summary: `The users of a role, or those whose user name begins with a letter, as far as they are in reach; ${MAX_LISTED_USERS} at most.`,
    source: ['API-34', 'ENT-28', 'SR-04', 'SR-39'],
  }),
  getUserDailyActivity: post({
    path: 'useractivity',
    function: 'getUserDailyActivity',
    access: 'token',
    toggle: 'user_activity_report',
    params: z.object({
      programId: programIdField,
      userRole: roleChoiceField,
      startDate: dayField,
      endDate: dayField,
      page: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
    }),
    result: reply({
      /** A page of them, by user name; also who has not worked. */
      users: z.array(listedUserSchema),
      total: z.int(),
      /** Of these users; who has not worked on a day has no row for it. */
      data: z.array(userDaySchema),
    }),
    summary: 'Sessions, minutes and points of each user and day, of the users of a role who are in reach.',
    source: ['API-34', 'REP-09', 'SR-39'],
  }),
}
