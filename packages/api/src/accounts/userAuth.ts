import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { idField, timestampField, userIdField } from '../calls/fields'
import { refusalCodeSchema } from '../calls/refusalSchema'
import { menuAuthSchema } from '../calls/toggles'
import { settingsSchema } from './settings'

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

/** The roles that work on problems; all others are staff. */
export const LEARNERS: readonly Role[] = ['student', 'super-student', 'test']
/** Who learns here by a plan. */
export const PUPILS: readonly Role[] = ['student', 'super-student']
export const TEACHERS: readonly Role[] = ['school_teacher', 'afterschool-teacher', 'tutor']
export const isLearner = (role: Role): boolean => LEARNERS.includes(role)

export const accountStatusSchema = z.enum(['started', 'not_started', 'expired', 'in_freeze'])
export type AccountStatus = z.infer<typeof accountStatusSchema>

export const licenseSchema = z.nullable(z.enum(['SCHOOL', 'AFTERSCHOOL']))

/** The user as the client knows them: account, grades, toggles (ENT-01). */
export const userSchema = z.object({
  userId: idField,
  userName: z.string(),
  role: roleSchema,
  firstName: z.string(),
  lastName: z.string(),
  currentSchoolGrade: z.int(),
  /** By section. */
  currentGrade: z.object({ 'ae.la': z.int(), 'ae.voc': z.int() }),
  trialPeriod: z.boolean(),
  subscription: z.object({ startTs: timestampField, expireTs: timestampField }),
  testAccountType: z.nullable(z.string()),
  isPhysicalLcUser: z.boolean(),
  license: licenseSchema,
  payMethod: z.nullable(z.string()),
  cancelAtPeriodEnd: z.boolean(),
  createdBy: z.nullable(z.string()),
  learningCenterId: z.array(z.int()),
  isHonor: z.boolean(),
  isHighHonor: z.boolean(),
  menuAuth: menuAuthSchema,
  /** Neither is in what a browser of an older version has kept. */
  settings: z.optional(settingsSchema),
  /** Whether nothing else may be done before a second factor is set up. */
  lacksSecondFactor: z.optional(z.boolean()),
})
export type User = z.infer<typeof userSchema>

/** `data.token` is there only when `status` is 'started' (SR-03). */
export const loginResultSchema = z.object({
  isSuccess: z.boolean(),
  /** `code_needed`: the password is right, and `signInWithCode` takes it with a code. */
  status: z.enum(['started', 'not_started', 'expired', 'in_freeze', 'code_needed', 'error']),
  code: refusalCodeSchema,
  message: z.optional(z.string()),
  data: z.optional(z.object({ token: z.string() })),
  firstname: z.optional(z.string()),
  lastname: z.optional(z.string()),
  testAccountType: z.optional(z.nullable(z.string())),
  license: z.optional(licenseSchema),
  isPhysicalLcUser: z.optional(z.boolean()),
  /** Dates are YYYY-MM-DD in local time (SR-03). */
  startTs: z.optional(z.string()),
  expireTs: z.optional(z.string()),
  freezeStart: z.optional(z.nullable(z.string())),
  freezeEnd: z.optional(z.nullable(z.string())),
})
export type LoginResult = z.infer<typeof loginResultSchema>

export const userAuthCalls = {
  login: post({
    path: 'userauth',
    function: 'login',
    access: 'optional',
    params: z.object({
      username: z.string().check(z.minLength(1), z.maxLength(100)),
      password: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
    result: loginResultSchema,
    summary:
      'Signs in; gives a token when the account is valid today, and ends the one that came with the request.',
    source: ['API-02', 'AUTH-03', 'SR-02', 'SR-03'],
  }),
  userByToken: post({
    path: 'userauth',
    function: 'userByToken',
    access: 'token',
    // It is asked on every return to the page, also in the middle of a problem and without a network.
    onFailure: 'keep',
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
    params: z.object({ userId: userIdField }),
    result: reply({ isValidToken: z.boolean() }),
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
