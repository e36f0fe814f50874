import { hintItemSchema } from '@wordstride/core'
import * as z from 'zod/mini'
import { post, reply } from './defineCall'
import {
  chapterField,
  courseSectionField,
  gradeField,
  idField,
  levelField,
  pathField,
  phaseField,
  programIdField,
  skillTypeField,
  timestampField,
  userIdField,
  uuidField,
} from './fields'

/** An authored problem as its plugin parses it; the client parses it again with the plugin's schema. */
const problemField = z.looseObject({ problem_id: idField, problem_type: z.string() })

/** ENT-15 and ENT-16, with the problem itself. In learning it carries its key. */
export const exerciseSchema = z.object({
  _id: idField,
  problem_id: idField,
  second_try: z.boolean(),
  /** Target time in minutes. */
  specified_time: z.number(),
  user_skill_level: levelField,
  section_type: courseSectionField,
  grade_id: gradeField,
  selectedSection: courseSectionField,
  selectedSkillType: skillTypeField,
  hintItems: z.array(hintItemSchema),
  problem: problemField,
})
export type Exercise = z.infer<typeof exerciseSchema>

/** SES-38. */
export const assistedExerciseSchema = z.object({ AE_id: idField, ...exerciseSchema.shape })
export type AssistedExercise = z.infer<typeof assistedExerciseSchema>

/** ENT-21. */
export const demoSchema = z.object({
  _id: idField,
  demo_id: idField,
  problemItems: z.array(z.object({ value: z.string(), animationseq: z.int() })),
  short_demo_info: z.nullable(z.object({ steps: z.array(z.int()), short_demo: z.boolean() })),
  demo_video_url: z.nullable(z.string()),
})
export type Demo = z.infer<typeof demoSchema>

/** ENT-14. */
export const sessionResponseSchema = {
  exercises: z.array(exerciseSchema),
  assisted_exercises: z.array(assistedExerciseSchema),
  demos: z.array(demoSchema),
  skill_name: z.string(),
  selected_skill_type: skillTypeField,
  user_skill_level: levelField,
  second_try: z.boolean(),
  user_starting_score: z.number(),
  number_of_correct_in_a_row: z.nullable(z.int()),
  user_last_problem_id: z.nullable(idField),
  /** The session left unfinished on any device, as `saveSessionSnapshot` kept it. */
  open_session: z.optional(z.nullable(z.object({ session_uuid: uuidField, snapshot: z.string() }))),
}

/** One skill of a chapter (ENT-24, COURSE-07). */
export const chapterSkillSchema = z.object({
  skill_id: idField,
  skill_name: z.string(),
  skill_seq: z.int(),
  status: z.string(),
  level: levelField,
  second_try: z.boolean(),
  /** Last visit, epoch ms; null when never visited. */
  skill_end: z.nullable(timestampField),
})
export type ChapterSkill = z.infer<typeof chapterSkillSchema>

export const chapterSchema = z.object({
  chapter_id: chapterField,
  chapter_name: z.string(),
  skills: z.array(chapterSkillSchema),
})
export type Chapter = z.infer<typeof chapterSchema>

export const contentCalls = {
  skillLearning: post({
    path: 'content',
    function: 'skillLearning',
    access: 'own',
    params: z.object({
      user_id: userIdField,
      program_id: programIdField,
      section_type: courseSectionField,
      grade_id: gradeField,
      chapter_id: chapterField,
      skill_id: idField,
      phase: z._default(phaseField, 'LEARNING_SESSION'),
      path: pathField,
    }),
    result: reply(sessionResponseSchema),
    summary:
      'Everything a learning session of one skill needs: exercises with their key, assisted exercises, demos.',
    source: ['API-27', 'ENT-14', 'SES-01', 'SR-09'],
  }),
  skillsByUserid: post({
    path: 'content',
    function: 'skillsByUserid',
    access: 'reach',
    params: z.object({
      user_id: userIdField,
      program_id: programIdField,
      section_type: courseSectionField,
      grade_id: gradeField,
      chapter_id: z.optional(chapterField),
    }),
    result: reply({
      program_id: z.int(),
      section_type: courseSectionField,
      grade_id: gradeField,
      chapters: z.array(chapterSchema),
    }),
    summary: 'The chapters of a grade and the standing of the user in each skill.',
    source: ['API-28', 'COURSE-07', 'COURSE-10', 'ENT-24', 'SR-08'],
  }),
  learningUpdateIndex: post({
    path: 'content',
    function: 'learningUpdateIndex',
    access: 'own',
    onFailure: 'keep',
    params: z.object({
      user_id: userIdField,
      section_type: courseSectionField,
      grade_id: gradeField,
      skill_id: idField,
      problem_id: idField,
    }),
    result: reply({}),
    summary: 'Remembers the last completed problem of a skill, after which the next session starts.',
    source: ['API-26', 'SES-26', 'SR-09'],
  }),
}
