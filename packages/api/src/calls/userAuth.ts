import * as z from 'zod/mini'
import { post, reply } from './defineCall'
import { idField, timestampField, userIdField } from './fields'

export const ROLES = [
  'student',
  'test',
  'super-student',
  'admin',
  'lcadmin',
  'school_teacher',
  'afterschool-teacher',
  'tutor',
] as const
export const roleSchema = z.enum(ROLES)
export type Role = z.infer<typeof roleSchema>

/** Feature toggles (ROLE-05). */
export const TOGGLES = [
  'home',
  'course',
  'grade_view',
  'chapter_view',
  'reports',
  'proficiency_report',
  'your_activity',
  'user_activity_report',
  'user_progress_chart',
  'honors_chart',
  'problem_rendering',
  'my_position',
  'mini_setup',
  'account_setup',
  'management',
  'skill_management',
  'test',
  'start_a_test',
  'my_test_record',
  'get_test_account',
  'all_users',
  'secret',
  'support',
  'show_problem_id',
] as const
export type Toggle = (typeof TOGGLES)[number]
export const menuAuthSchema = z.record(z.enum(TOGGLES), z.boolean())
export type MenuAuth = z.infer<typeof menuAuthSchema>

export const accountStatusSchema = z.enum(['started', 'not_started', 'expired', 'in_freeze'])
export type AccountStatus = z.infer<typeof accountStatusSchema>

const licenseSchema = z.nullable(z.enum(['SCHOOL', 'AFTERSCHOOL']))

/** ENT-01. */
export const userSchema = z.object({
  user_id: idField,
  user_name: z.string(),
  role: roleSchema,
  first_name: z.string(),
  last_name: z.string(),
  current_school_grade: z.int(),
  /** By section. */
  current_grade: z.object({ 'ae.la': z.int(), 'ae.voc': z.int() }),
  trial_period: z.boolean(),
  subscription: z.object({ start_ts: timestampField, expire_ts: timestampField }),
  test_account_type: z.nullable(z.string()),
  is_physical_lc_user: z.boolean(),
  license: licenseSchema,
  pay_method: z.nullable(z.string()),
  cancel_at_period_end: z.boolean(),
  created_by: z.nullable(z.string()),
  learning_center_id: z.array(z.int()),
  is_honor: z.boolean(),
  is_high_honor: z.boolean(),
  menu_auth: menuAuthSchema,
})
export type User = z.infer<typeof userSchema>

/** `data.token` is there only when `status` is 'started' (SR-03). */
export const loginResultSchema = z.object({
  is_success: z.boolean(),
  status: z.enum(['started', 'not_started', 'expired', 'in_freeze', 'error']),
  message: z.optional(z.string()),
  data: z.optional(z.object({ token: z.string() })),
  firstname: z.optional(z.string()),
  lastname: z.optional(z.string()),
  test_account_type: z.optional(z.nullable(z.string())),
  license: z.optional(licenseSchema),
  is_physical_lc_user: z.optional(z.boolean()),
  /** Dates are YYYY-MM-DD in local time (SR-03). */
  start_ts: z.optional(z.string()),
  expire_ts: z.optional(z.string()),
  freeze_start: z.optional(z.nullable(z.string())),
  freeze_end: z.optional(z.nullable(z.string())),
})
export type LoginResult = z.infer<typeof loginResultSchema>

export const userAuthCalls = {
  login: post({
    path: 'userauth',
    function: 'login',
    access: 'public',
    params: z.object({
      username: z.string().check(z.minLength(1), z.maxLength(100)),
      password: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
    result: loginResultSchema,
    summary: 'Signs in; gives a token when the account is valid today.',
    source: ['API-02', 'AUTH-03', 'SR-02', 'SR-03'],
  }),
  userByToken: post({
    path: 'userauth',
    function: 'userByToken',
    access: 'token',
    params: z.object({}),
    result: reply({ data: userSchema }),
    summary: 'The user of the token, with feature toggles.',
    source: ['API-02', 'AUTH-19', 'ENT-01', 'SR-05'],
  }),
  lookForChangesInFreezeAndExpire: post({
    path: 'userauth',
    alsoOn: ['userassignment'],
    function: 'lookForChangesInFreezeAndExpire',
    access: 'optional',
    params: z.object({ user_id: userIdField }),
    result: reply({ is_valid_token: z.boolean() }),
    summary:
      'Whether the token is live and the account started. Answers with is_valid_token false, never 403.',
    source: ['API-02', 'AUTH-17', 'SR-03', 'C-25'],
  }),
  logout: post({
    path: 'userauth',
    function: 'logout',
    access: 'token',
    params: z.object({}),
    result: reply({}),
    summary: 'Revokes the token.',
    source: ['AUTH-20', 'SR-02'],
  }),
}
