import { hintItemSchema } from '@wordstride/core'
import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import {
  chapterField,
  courseSectionField,
  gradeField,
  idField,
  levelField,
  pathField,
  phaseField,
  programIdField,
  sessionIdField,
  skillTypeField,
  timestampField,
  userIdField,
} from '../calls/fields'
import { asIs, named } from '../calls/wireCodec'
import { sessionEventsField } from '../sessions/sessionEvents'

/** An authored problem as its plugin has read it. */
const problemField = z.looseObject({ problem_id: idField, problem_type: z.string() })

/** ENT-15 and ENT-16, with the problem itself. In learning it carries its key. */
export const exerciseSchema = z.object({
  exerciseId: named('_id', idField),
  problemId: idField,
  secondTry: z.boolean(),
  /** Target time in minutes. */
  specifiedTime: z.number(),
  userSkillLevel: levelField,
  sectionType: courseSectionField,
  gradeId: gradeField,
  selectedSection: named('selectedSection', courseSectionField),
  selectedSkillType: named('selectedSkillType', skillTypeField),
  hintItems: named('hintItems', z.array(asIs(hintItemSchema))),
  problem: problemField,
  /** Of the type whose schema the problem was read by; null when it cannot be read, which the page then says. */
  problemVersion: z.nullable(z.int()),
})
export type Exercise = z.infer<typeof exerciseSchema>

/** An exercise with help, done before those that count (SES-38). */
export const assistedExerciseSchema = z.object({
  assistedExerciseId: named('AE_id', idField),
  ...exerciseSchema.shape,
})
export type AssistedExercise = z.infer<typeof assistedExerciseSchema>

/** A worked example: items that appear step by step (ENT-21). */
export const demoSchema = asIs(
  z.object({
    _id: idField,
    demo_id: idField,
    problemItems: z.array(z.object({ value: z.string(), animationseq: z.int() })),
    short_demo_info: z.nullable(z.object({ steps: z.array(z.int()), short_demo: z.boolean() })),
    demo_video_url: z.nullable(z.string()),
  }),
)
export type Demo = z.infer<typeof demoSchema>

/** All a learning session begins with (ENT-14), or goes on with: the unfinished one of the skill is given back. */
const sessionResponseSchema = {
  /** Made by the server. */
  sessionId: sessionIdField,
  /** Epoch ms. */
  startedAt: timestampField,
  /** All that happened in it, `started` first. */
  events: sessionEventsField,
  /** As `saveSessionSnapshot` kept it last. */
  snapshot: z.nullable(z.string()),
  exercises: z.array(exerciseSchema),
  assistedExercises: z.array(assistedExerciseSchema),
  demos: z.array(demoSchema),
  skillName: z.string(),
  selectedSkillType: skillTypeField,
  userSkillLevel: levelField,
  secondTry: z.boolean(),
  userStartingScore: z.number(),
  correctInARow: named('number_of_correct_in_a_row', z.nullable(z.int())),
  userLastProblemId: z.nullable(idField),
}

/** One skill of a chapter (ENT-24, COURSE-07). */
export const chapterSkillSchema = z.object({
  skillId: idField,
  skillName: z.string(),
  skillSeq: z.int(),
  status: z.string(),
  level: levelField,
  secondTry: z.boolean(),
  /** Last visit, epoch ms; null when never visited. */
  skillEnd: z.nullable(timestampField),
})
export type ChapterSkill = z.infer<typeof chapterSkillSchema>

export const chapterSchema = z.object({
  chapterId: chapterField,
  chapterName: z.string(),
  skills: z.array(chapterSkillSchema),
})
export type Chapter = z.infer<typeof chapterSchema>

export const contentCalls = {
  skillLearning: post({
    path: 'content',
    function: 'skillLearning',
    access: 'own',
    params: z.object({
      userId: userIdField,
      programId: programIdField,
      sectionType: courseSectionField,
      gradeId: gradeField,
      chapterId: chapterField,
      skillId: idField,
      phase: z._default(phaseField, 'LEARNING_SESSION'),
      path: pathField,
    }),
    result: reply(sessionResponseSchema),
    summary:
      'Opens a learning session of one skill, or gives the unfinished one of the last hours back: its events, exercises with their key, assisted exercises, demos.',
    source: ['API-27', 'ENT-14', 'SES-01', 'SR-09', 'SR-17'],
  }),
  skillsByUserid: post({
    path: 'content',
    function: 'skillsByUserid',
    access: 'reach',
    params: z.object({
      userId: userIdField,
      programId: programIdField,
      sectionType: courseSectionField,
      gradeId: gradeField,
      chapterId: z.optional(chapterField),
    }),
    result: reply({
      programId: z.int(),
      sectionType: courseSectionField,
      gradeId: gradeField,
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
      userId: userIdField,
      sectionType: courseSectionField,
      gradeId: gradeField,
      skillId: idField,
      problemId: idField,
    }),
    result: reply({}),
    summary: 'Remembers the last completed problem of a skill, after which the next session starts.',
    source: ['API-26', 'SES-26', 'SR-09'],
  }),
}
