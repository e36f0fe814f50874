import * as z from 'zod/mini'
import { post, reply } from '../../calls/defineCall'
import {
  firstTimeCorrectField,
  idField,
  levelField,
  responseJsonField,
  sessionIdField,
  timestampField,
  userIdField,
  uuidField,
  verdictField,
} from '../../calls/fields'
import { sessionEventsField } from '../sessionEvents'
import { feedbackSchema, levelChangeSchema } from './gradedSession'

export const checkAnswerCalls = {
  checkAnswer: post({
    path: 'checkanswer',
    function: 'checkAnswer',
    access: 'own',
    params: z.object({
      userId: userIdField,
      sessionId: sessionIdField,
      problemId: idField,
      /** Made by the client; the same id, or the same start_ts of the problem, is one answer (SR-17). */
      answerId: uuidField,
      /** The response as JSON. */
      responseJson: responseJsonField,
      /** By the student's clock; what is measured is the server's time. */
      startTs: timestampField,
      endTs: timestampField,
      hintChecked: z.boolean(),
    }),
    result: reply({
      answerId: uuidField,
      /** The problem's skill, as far as the student may know it now. */
      skillId: idField,
      skillName: z.string(),
      verdict: verdictField,
      /** What the session made of it: what it tells of that had not arrived yet, then the check itself. */
      events: sessionEventsField,
      /** How many choices the problem asks for; only with `over_answered` (C-12). */
      expectedCount: z.nullable(z.int()),
      /** Null unless the verdict is correct or incorrect. */
      feedback: z.nullable(feedbackSchema),
      firstTimeCorrect: firstTimeCorrectField,
      answerOvertime: z.literal([0, 1]),
      /** Of the problem's skill by its first graded check; null until there is one. */
      levelChange: z.nullable(levelChangeSchema),
      /** True when this answer ended the session (SES-21). */
      sessionPassed: z.boolean(),
      skillLevel: levelField,
    }),
    summary:
      'Grades and saves one answer of a proficiency or afficiency session; gives the verdict and the feedback allowed at that moment. Sending it twice saves it once.',
    source: ['SES-05', 'SES-31', 'SR-12', 'SR-13', 'SR-17'],
  }),
}
