import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { courseSectionField, gradeField, idField, levelField, userIdField } from '../calls/fields'
import { honorStatusSchema } from '../rewards/honorStatus'

/** ENT-02. `start` and `target` are levels (learning), units (proficiency) or sessions (afficiency) (SR-19). */
export const assignmentItemSchema = z.object({
  grade: gradeField,
  sectionType: courseSectionField,
  type: z.enum(['learning', 'proficiency', 'afficiency']),
  /** Of a learning item; null otherwise. */
  skillId: z.nullable(idField),
  skillSeq: z.nullable(z.int()),
  skillName: z.nullable(z.string()),
  /** Of the skill, for the link to its session; 1 without a skill. */
  chapterId: z.int(),
  start: z.number(),
  target: z.number(),
  startScore: z.number(),
  targetScore: z.number(),
  currentScore: z.number(),
  point: z.number(),
  /** Done, as a fraction from 0 to 1. */
  progress: z.number(),
  done: z.boolean(),
  path: z.string(),
  /** R1, R2 … for the regular week, X1 … for extra work. */
  label: z.string(),
  /** YYYY-MM-DD, local: until when staff want it done. */
  dueOn: z.optional(z.string()),
})
export type AssignmentItem = z.infer<typeof assignmentItemSchema>

/** A skill that is lower now than at some moment of this week (SR-23). */
export const droppedSkillSchema = z.object({
  skillId: idField,
  skillName: z.string(),
  gradeId: gradeField,
  sectionType: courseSectionField,
  /** Levels: the highest of the week, and the one now. */
  from: levelField,
  to: levelField,
  /** Of the last fall: YYYY-MM-DD, local. */
  date: z.string(),
})
export type DroppedSkill = z.infer<typeof droppedSkillSchema>

const pointsSchema = z.object({ la: z.number(), voc: z.number(), total: z.number() })

/** Work outside of the week's items, summed up by what was done (SR-21). */
export const extraWorkSchema = z.object({
  sectionType: courseSectionField,
  grade: gradeField,
  type: z.enum(['learning', 'proficiency', 'afficiency']),
  /** Of a learning pass; null otherwise. */
  skillId: z.nullable(idField),
  skillName: z.nullable(z.string()),
  /** Passes, units or sessions. */
  amount: z.number(),
  /** 0 when it is not credited. */
  point: z.number(),
})
export type ExtraWorkRow = z.infer<typeof extraWorkSchema>

/** ENT-07: one week. */
export const assignmentHistoryRowSchema = z.object({
  points: pointsSchema,
  /** Monday and Sunday as YYYY-MM-DD, local. */
  startDate: z.string(),
  endDate: z.string(),
  /** The week that runs by the region's calendar, whatever day it is where the reader is (SR-06). */
  isCurrent: z.boolean(),
  /** Whether the week had a regular assignment. */
  assignment: z.boolean(),
  /** Whether its tokens were deposited. */
  depositToken: z.boolean(),
})
export type AssignmentHistoryRow = z.infer<typeof assignmentHistoryRowSchema>

/** ENT-08: the grade point stars of one section in its current grade (SR-24). */
export const afficientStarSchema = z.object({
  sectionType: courseSectionField,
  totalStar: z.int(),
  currentStar: z.int().check(z.gte(0)),
})
export type AfficientStar = z.infer<typeof afficientStarSchema>

export const userAssignmentCalls = {
  checkUserLearningInfo: post({
    path: 'userassignment',
    function: 'checkUserLearningInfo',
    access: 'reach',
    params: z.object({ userId: userIdField }),
    result: reply({ userLearningInfoIsValid: z.boolean() }),
    summary: 'Whether the account setup of the user is complete.',
    source: ['API-03', 'AUTH-12', 'SR-33'],
  }),
  getNextAssignmentTask: post({
    path: 'userassignment',
    function: 'getNextAssignmentTask',
    access: 'own',
    params: z.object({ userId: userIdField }),
    result: reply({
      nextAssignmentTask: z.nullable(assignmentItemSchema),
      /** Whether there is work for this week at all; then null above means that it is done. */
      hasAssignment: z.boolean(),
    }),
    summary:
      'The first unfinished item of this week: regular work by label, then extra work; null when all is done.',
    source: ['API-05', 'ASG-05', 'ASG-08', 'SR-19', 'SR-20'],
  }),
  createAssignmentForUser: post({
    path: 'userassignment',
    function: 'createAssignmentForUser',
    access: 'reach',
    params: z.object({
      userId: userIdField,
      /** Accepted; it is always the user of the token. */
      createdBy: z.nullish(idField),
    }),
    result: reply({
      assignment: z.object({
        /** Monday and Sunday as YYYY-MM-DD, local. */
        startDate: z.string(),
        endDate: z.string(),
        assignmentItems: z.array(assignmentItemSchema),
      }),
    }),
    summary:
      'The assignment of this week, made now if it is not there: the first one after the setup. Staff plan a week anew in which nothing was earned.',
    source: ['API-12', 'ASG-11', 'SR-04', 'SR-19'],
  }),
  createExtraAssignment: post({
    path: 'userassignment',
    function: 'createExtraAssignment',
    access: 'own',
    params: z.object({ userId: userIdField }),
    result: reply({ extraAssignment: z.array(assignmentItemSchema) }),
    summary: 'Adds extra work to this week; refused while regular or extra work is unfinished.',
    source: ['API-06', 'ASG-06', 'SR-21'],
  }),
  getUserThisWeekAssignment: post({
    path: 'userassignment',
    function: 'getUserThisWeekAssignment',
    access: 'reach',
    params: z.object({ userId: userIdField, sectionType: z.optional(courseSectionField) }),
    result: reply({
      /** Monday and Sunday as YYYY-MM-DD, local. */
      startDate: z.string(),
      endDate: z.string(),
      userName: z.string(),
      points: pointsSchema,
      regularAssignmentCombined: z.object({ assignmentItems: z.array(assignmentItemSchema) }),
      extraAssignmentList: z.array(assignmentItemSchema),
      creditExtraWork: z.array(extraWorkSchema),
      extraWork: z.array(extraWorkSchema),
      honorStatus: honorStatusSchema,
    }),
    summary:
      'The work of this week: regular and extra items, credited extra work, and work that is not credited; of one section when it is named. With the honors of both.',
    source: ['API-04', 'ASG-04', 'ENT-03', 'ENT-04', 'REW-08', 'SR-19', 'SR-20', 'SR-21', 'SR-25'],
  }),
  getDroppedSkills: post({
    path: 'userassignment',
    function: 'getDroppedSkills',
    access: 'reach',
    params: z.object({ userId: userIdField }),
    result: reply({ droppedSkills: z.array(droppedSkillSchema) }),
    summary: 'The skills whose level is lower now than at some moment of this week.',
    source: ['API-07', 'HOME-19', 'SR-23'],
  }),
  getUserAssignmentHistory: post({
    path: 'userassignment',
    function: 'getUserAssignmentHistory',
    access: 'reach',
    params: z.object({ userId: userIdField, today: z.optional(z.string().check(z.maxLength(40))) }),
    result: reply({
      /** Newest first; the running week too. */
      assignmentHistory: z.array(assignmentHistoryRowSchema),
      /** What a completed week earns. */
      rewardTokens: z.int(),
    }),
    summary: 'The assignment weeks of a user with their points and whether their tokens were deposited.',
    source: ['API-08', 'ASG-10', 'ENT-07', 'SR-21'],
  }),
  getCompletedWeeks: post({
    path: 'userassignment',
    function: 'getCompletedWeeks',
    access: 'reach',
    params: z.object({ userId: userIdField }),
    result: reply({ numberOfWeeks: z.int().check(z.gte(0)) }),
    summary: 'The run of assignment weeks with at least 100 points, counted back from last week.',
    source: ['API-11', 'REW-05', 'SR-22'],
  }),
  getAfficientStar: post({
    path: 'userassignment',
    function: 'getAfficientStar',
    access: 'reach',
    params: z.object({ userId: userIdField }),
    result: reply({ afficientStar: z.array(afficientStarSchema) }),
    summary:
      'The stars of each section: how many of 60, 70, 80, 90 and the goal the projected score has reached.',
    source: ['API-10', 'HOME-10', 'REW-10', 'ENT-08', 'SR-24'],
  }),
}
