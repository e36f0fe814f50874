import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { courseSectionField, gradeField, idField, levelField, userIdField } from '../calls/fields'
import { named } from '../calls/wireCodec'

const MINUTES_A_WEEK = 7 * 24 * 60

/** SETUP-19: what becomes of one grade. */
const gradeSetupSchema = z.object({
  grade: gradeField,
  /** Whether every skill of the grade is raised to the level (SR-33). */
  setSkillLevelToInit: named('setSkillLevelToInit', z.boolean()),
  initialSkillLevel: named('initialSkillLevel', levelField),
  /** As text such as '95.0'. */
  goalScore: named('goalScore', z.string().check(z.regex(/^(100\.0|\d{1,2}\.\d)$/))),
  initial10ProblemSetup: named('initial10ProblemSetup', z.boolean()),
})

/** SETUP-19: how a student is set up in one section. */
export const userLearningInfoSchema = z.object({
  userId: userIdField,
  sectionType: courseSectionField,
  startGrade: gradeField,
  currentGrade: gradeField,
  stopGrade: gradeField,
  schoolGrade: gradeField,
  /** Minutes. */
  weeklyTime: z.int().check(z.gte(1), z.lte(MINUTES_A_WEEK)),
  isSkillStatusInitialized: named('init_skill_status_flag', z.boolean()),
  needsAssignment: named('need_assignment', z.boolean()),
  gradeSetup: z.array(gradeSetupSchema).check(z.maxLength(13)),
})
export type UserLearningInfo = z.infer<typeof userLearningInfoSchema>

const nameField = z.nullish(z.string().check(z.maxLength(60)))

export const userLearningInfoCalls = {
  upsertUserLearningInfo: post({
    path: 'userassignment',
    alsoOn: ['userlearninginfo'],
    function: 'upsertUserLearningInfo',
    access: 'reach',
    params: z.object({
      userId: userIdField,
      /** Accepted; it is always the user of the token. */
      updatedBy: z.nullish(idField),
      /** 'english_account_setup' is the mini setup (SR-34). */
      updatedBySource: z.enum(['account_setup', 'english_account_setup']),
      userLearningInfo: z.array(userLearningInfoSchema).check(z.minLength(1), z.maxLength(2)),
      /** Of a student whose account has no name yet. */
      firstName: nameField,
      lastName: nameField,
    }),
    result: reply({}),
    summary:
      'Sets an account up: oneself once, with the plan that follows from the stored test results; staff any time, for their students.',
    source: ['API-13', 'SETUP-16', 'SETUP-19', 'SR-04', 'SR-33', 'SR-34'],
  }),
}
