import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { dayField, gradeField, newIdField, timestampField, userIdField, uuidField } from '../calls/fields'
import { staffActionSchema } from '../people/account'

/** Exact text (REW-04, ERR-12). */
export const NO_GOALS_TEXT =
  'No goals and rewards have been set. Please set your goals and rewards with your advisor and parents as soon as possible.'

const goalScoreField = z.number().check(z.gte(1), z.lte(100))

/** ENT-06, REW-03: grade and score of a section are both there or neither. */
const goalFieldsSchema = z.object({
  goalDate: dayField,
  laGrade: z.nullable(gradeField),
  laGoalScore: z.nullable(goalScoreField),
  vocGrade: z.nullable(gradeField),
  vocGoalScore: z.nullable(goalScoreField),
  reward: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type GoalFields = z.infer<typeof goalFieldsSchema>

const goalSchema = z.object({
  goalId: uuidField,
  ...goalFieldsSchema.shape,
  /** When every score it names was there; null before. */
  reachedAt: z.nullable(timestampField),
})
export type Goal = z.infer<typeof goalSchema>

const goalRecordSchema = z.object({
  ...goalSchema.shape,
  /** When staff took it back. */
  endedAt: z.nullable(timestampField),
})
export type GoalRecord = z.infer<typeof goalRecordSchema>

export const userGoalCalls = {
  getUserGoal: post({
    path: 'usergoal',
    function: 'getUserGoal',
    access: 'reach',
    params: z.object({ userId: userIdField }),
    result: reply({
      /** Empty, or what stands there without goals (REW-04). */
      message: z.string(),
      /** The lower one of the two sections. */
      currentGrade: gradeField,
      /** By date. */
      myGoal: z.array(goalSchema),
    }),
    summary: 'The goals of a user with their rewards, and the grade from which on they are shown.',
    source: ['API-18', 'ENT-06', 'REW-01', 'REW-03', 'SR-27'],
  }),
  getGoalRecord: post({
    path: 'usergoal',
    function: 'getGoalRecord',
    access: 'reach',
    params: z.object({ userId: userIdField }),
    result: reply({
      name: z.string(),
      /** The latest first, with those that were taken back. */
      goals: z.array(goalRecordSchema),
      history: z.array(staffActionSchema),
    }),
    summary: 'Every goal that a student has had, and what staff did to them. For tutors and administrators.',
    source: ['SR-27'],
  }),
  saveGoal: post({
    path: 'usergoal',
    function: 'saveGoal',
    access: 'reach',
    params: z.object({
      userId: userIdField,
      /** Null for a new one. */
      goalId: z.nullable(uuidField),
      newId: newIdField,
      goal: goalFieldsSchema,
    }),
    result: reply({ goalId: uuidField }),
    summary: 'Sets or changes a goal of a student. For tutors and administrators.',
    source: ['REW-03', 'SR-27'],
  }),
  endGoal: post({
    path: 'usergoal',
    function: 'endGoal',
    access: 'reach',
    params: z.object({ userId: userIdField, goalId: uuidField }),
    result: reply({}),
    summary: 'Takes a goal of a student back; it stays in the record. For tutors and administrators.',
    source: ['SR-27'],
  }),
}
