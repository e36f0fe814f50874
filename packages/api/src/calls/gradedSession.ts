import { hintItemSchema } from '@wordstride/core'
import * as z from 'zod/mini'
import {
  courseSectionField,
  firstTimeCorrectField,
  gradeField,
  idField,
  levelField,
  scoreField,
  skillTypeField,
  timestampField,
  uuidField,
} from './fields'

export const verdictField = z.enum(['correct', 'incorrect', 'not_answered', 'over_answered'])

/** Marks and explanations of one check: partial on incorrect, full on correct (TYPE-00.11). */
export const feedbackSchema = z.object({
  solution: z.enum(['partial', 'full']),
  items: z.record(
    z.string(),
    z.object({ mark: z.enum(['correct', 'incorrect', 'neutral']), explanation: z.optional(z.string()) }),
  ),
  notes: z.array(z.string()),
})

/** SES-31, SES-32. The levels are equal when the answer moved none. */
export const levelChangeSchema = z.object({
  skill_id: idField,
  grade_id: gradeField,
  levelFrom: levelField,
  levelTo: levelField,
  from_second_try: z.boolean(),
  to_second_try: z.boolean(),
})
export type LevelChangeReport = z.infer<typeof levelChangeSchema>

/** The public view of a problem, in presented order: what `plugin.toPublic` gives. It never carries the key. */
const publicProblemField = z.looseObject({ problem_id: idField, problem_type: z.string() })

/** How far the student is with one exercise, for going on after a reload (SES-40). Times in epoch ms. */
export const exerciseProgressSchema = z.object({
  answer_status: z.union([z.literal('init'), verdictField]),
  first_time_correct: firstTimeCorrectField,
  hint_checked: z.boolean(),
  /** 0 = closed, n = hint n is open. */
  hint_step: z.int(),
  /** Checks that graded correct or incorrect. */
  attempts: z.int(),
  answer_overtime: z.literal([0, 1]),
  start_time: z.nullable(timestampField),
  end_time: z.nullable(timestampField),
  is_skipped: z.boolean(),
  /** The last response or draft as JSON; null before the first. */
  response: z.nullable(z.string()),
  /** Of the last check; null before it and after an ungraded one. */
  feedback: z.nullable(feedbackSchema),
  /** Once the first graded check has settled it; null before. */
  level_change: z.nullable(levelChangeSchema),
})
export type ExerciseProgress = z.infer<typeof exerciseProgressSchema>

/**
 * An exercise of a graded session (ENT-15): the public view only, the key stays on the server. In vocabulary, where a
 * skill is the word that is asked for (SR-07), its ids and its name are stand-ins until the problem is answered right.
 */
export const gradedExerciseSchema = z.object({
  _id: idField,
  problem_id: idField,
  /** The problem's id in the content, for staff who may see it (PROB-15). */
  content_id: z.optional(idField),
  second_try: z.boolean(),
  /** SR-12: whether the skill ever dropped from level 1 to 0. */
  has_dropped_to_zero: z.boolean(),
  /** Target time in minutes. */
  specified_time: z.number(),
  user_skill_level: levelField,
  section_type: courseSectionField,
  grade_id: gradeField,
  selectedSection: courseSectionField,
  selectedSkillType: skillTypeField,
  skill_id: idField,
  skill_name: z.string(),
  hintItems: z.array(hintItemSchema),
  problem: publicProblemField,
  progress: exerciseProgressSchema,
})
export type GradedExercise = z.infer<typeof gradedExerciseSchema>

/** What a graded session starts with. An unfinished one of the last hours is given back as it was left. */
export const gradedSessionShape = {
  /** Made by the server; null when there are no problems. */
  session_uuid: z.nullable(uuidField),
  /** Epoch ms; null when there are no problems. */
  started_at: z.nullable(timestampField),
  is_resumed: z.boolean(),
  /** Position of the exercise the student is at. */
  current_index: z.int(),
  user_starting_score: scoreField,
}
