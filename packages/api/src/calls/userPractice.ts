import * as z from 'zod/mini'
import { post, reply } from './defineCall'
import {
  courseSectionField,
  firstTimeCorrectField,
  gradeField,
  idField,
  levelField,
  pathField,
  phaseField,
  programIdField,
  timestampField,
  userIdField,
  uuidField,
} from './fields'
import { verdictField } from './gradedSession'

/** ENT-18. `start_ts` is when this attempt began, so it differs between two attempts at one problem. */
export const answerRecordSchema = z.object({
  user_id: userIdField,
  program_id: programIdField,
  section_type: courseSectionField,
  session_uuid: uuidField,
  grade_id: gradeField,
  skill_id: idField,
  problem_id: idField,
  /** The response as JSON. */
  group_answer: z.string().check(z.maxLength(100_000)),
  first_time_correct: firstTimeCorrectField,
  learning_pass: z.boolean(),
  phase: phaseField,
  start_ts: timestampField,
  end_ts: timestampField,
  tag: z.optional(z.string().check(z.maxLength(120))),
  path: pathField,
  skill_start_level: levelField,
  skill_end_level: levelField,
  more_parameters: z.object({
    /** Made by the client; saving is idempotent by it and by (session_uuid, problem_id, start_ts). */
    answer_id: uuidField,
    hint_checked: z.boolean(),
    /** What the client made of each part (TYPE-00.3); kept for support, nothing is decided by it. */
    parts: z.optional(
      z.array(z.object({ sub_problem_id: idField, correct_status: verdictField })).check(z.maxLength(1_000)),
    ),
  }),
  /** Proficiency only. */
  second_try: z.optional(z.boolean()),
})
export type AnswerRecord = z.infer<typeof answerRecordSchema>

export const userPracticeCalls = {
  saveUserPracticeAnswer: post({
    path: 'userpractice',
    function: 'saveUserPracticeAnswer',
    access: 'own',
    onFailure: 'keep',
    params: answerRecordSchema,
    result: reply({
      answer_id: uuidField,
      /** The server's own verdict, which is the one that counts. */
      verdict: verdictField,
      first_time_correct: firstTimeCorrectField,
      learning_pass: z.boolean(),
      skill_level: levelField,
    }),
    summary: 'Saves one checked answer. Graded again by the server; sending it twice saves it once.',
    source: ['API-32', 'ENT-18', 'SR-12', 'SR-17'],
  }),
}
