import * as z from 'zod/mini'
import { post, reply } from './defineCall'
import { firstTimeCorrectField, idField, levelField, timestampField, userIdField, uuidField } from './fields'
import { feedbackSchema, levelChangeSchema, verdictField } from './gradedSession'

const groupAnswerField = z.string().check(z.maxLength(100_000))

export const checkAnswerCalls = {
  checkAnswer: post({
    path: 'checkanswer',
    function: 'checkAnswer',
    access: 'own',
    onFailure: 'keep',
    params: z.object({
      user_id: userIdField,
      session_uuid: uuidField,
      problem_id: idField,
      /** Made by the client; the same id, or the same start_ts of the problem, is one answer (SR-17). */
      answer_id: uuidField,
      /** The response as JSON. */
      group_answer: groupAnswerField,
      /** When this attempt began and ended, by the student's clock. */
      start_ts: timestampField,
      end_ts: timestampField,
      hint_checked: z.boolean(),
    }),
    result: reply({
      answer_id: uuidField,
      /** The problem's skill, as far as the student may know it now. */
      skill_id: idField,
      skill_name: z.string(),
      verdict: verdictField,
      /** How many choices the problem asks for; only with `over_answered` (C-12). */
      expected_count: z.nullable(z.int()),
      /** Null unless the verdict is correct or incorrect. */
      feedback: z.nullable(feedbackSchema),
      first_time_correct: firstTimeCorrectField,
      answer_overtime: z.literal([0, 1]),
      /** Of the problem's skill by its first graded check; null until there is one. */
      level_change: z.nullable(levelChangeSchema),
      /** True when this answer ended the session (SES-21). */
      session_passed: z.boolean(),
      skill_level: levelField,
    }),
    summary:
      'Grades and saves one answer of a proficiency or afficiency session; gives the verdict and the feedback allowed at that moment. Sending it twice saves it once.',
    source: ['SES-05', 'SES-31', 'SR-12', 'SR-13', 'SR-17'],
  }),
  recordSessionEvent: post({
    path: 'sessionevent',
    function: 'recordSessionEvent',
    access: 'own',
    onFailure: 'keep',
    params: z.object({
      user_id: userIdField,
      session_uuid: uuidField,
      problem_id: idField,
      event: z.discriminatedUnion('type', [
        z.object({ type: z.literal('exercise_shown'), at: timestampField }),
        z.object({ type: z.literal('hint_opened'), step: z.int().check(z.gte(1), z.lte(100)) }),
        z.object({ type: z.literal('hint_closed') }),
        z.object({ type: z.literal('responded'), group_answer: groupAnswerField }),
        z.object({ type: z.literal('advanced') }),
        z.object({ type: z.literal('skipped'), message: z.optional(z.string().check(z.maxLength(500))) }),
      ]),
    }),
    result: reply({}),
    summary:
      'Remembers what happens between the checks of a graded session, so that it goes on where it was on any device.',
    source: ['SES-17', 'SES-25', 'SES-41'],
  }),
}
