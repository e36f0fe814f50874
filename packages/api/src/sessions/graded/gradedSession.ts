import { hintItemSchema } from '@wordstride/core'
import * as z from 'zod/mini'
import {
  courseSectionField,
  gradeField,
  idField,
  levelField,
  scoreField,
  skillTypeField,
  timestampField,
} from '../../calls/fields'
import { asIs, named } from '../../calls/wireCodec'
import { sessionEventsField } from '../sessionEvents'

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
  skillId: idField,
  gradeId: gradeField,
  levelFrom: named('levelFrom', levelField),
  levelTo: named('levelTo', levelField),
  fromSecondTry: z.boolean(),
  toSecondTry: z.boolean(),
})
export type LevelChangeReport = z.infer<typeof levelChangeSchema>

/** The public view of a problem, in presented order: what `plugin.toPublic` gives. It never carries the key. */
const publicProblemField = z.looseObject({ problem_id: idField, problem_type: z.string() })

/** What an exercise goes on with after a reload, besides what the events of its session tell (SES-40). */
export const exerciseProgressSchema = z.object({
  /** The last response or draft as JSON; null before the first. */
  responseJson: named('response', z.nullable(z.string())),
  /** Of the last check; null before it, after an ungraded one and when a draft came after it. */
  feedback: z.nullable(feedbackSchema),
})
export type ExerciseProgress = z.infer<typeof exerciseProgressSchema>

/**
 * An exercise of a graded session (ENT-15): the public view only, the key stays on the server. The ids of the problem and
 * of its items are those of this session alone. In vocabulary, where a skill is the word that is asked for (SR-07), its id
 * and its name are stand-ins until the problem is answered right.
 */
export const gradedExerciseSchema = z.object({
  exerciseId: named('_id', idField),
  problemId: idField,
  /** The problem's id in the content, for staff who may see it (PROB-15). */
  contentId: z.optional(idField),
  secondTry: z.boolean(),
  /** Target time in minutes. */
  specifiedTime: z.number(),
  userSkillLevel: levelField,
  sectionType: courseSectionField,
  gradeId: gradeField,
  selectedSection: named('selectedSection', courseSectionField),
  selectedSkillType: named('selectedSkillType', skillTypeField),
  skillId: idField,
  skillName: z.string(),
  /** The texts of those that were not opened are empty: `openHint` gives them. */
  hintItems: named('hintItems', z.array(asIs(hintItemSchema))),
  problem: publicProblemField,
  progress: exerciseProgressSchema,
})
export type GradedExercise = z.infer<typeof gradedExerciseSchema>

/** What a graded session starts with. An unfinished one of the last hours is given back as it was left. */
export const gradedSessionShape = {
  /** Made by the server; null when there are no problems. */
  sessionId: named('session_uuid', z.nullable(z.uuid())),
  /** Epoch ms; null when there are no problems. */
  startedAt: z.nullable(timestampField),
  isResumed: z.boolean(),
  /** All that happened in it, `started` first; the ids are those of `problems`. */
  events: sessionEventsField,
  userStartingScore: scoreField,
}
