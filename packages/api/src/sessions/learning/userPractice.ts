import * as z from 'zod/mini'
import { post, reply } from '../../calls/defineCall'
import {
  courseSectionField,
  firstTimeCorrectField,
  gradeField,
  idField,
  levelField,
  pathField,
  phaseField,
  programIdField,
  responseJsonField,
  sessionIdField,
  timestampField,
  userIdField,
  uuidField,
  verdictField,
} from '../../calls/fields'
import { sessionEventsField } from '../sessionEvents'

/** ENT-18. `start_ts` is when this attempt began, so it differs between two attempts at one problem. */
const answerRecordSchema = z.object({
  userId: userIdField,
  programId: programIdField,
  sectionType: courseSectionField,
  sessionId: sessionIdField,
  gradeId: gradeField,
  skillId: idField,
  problemId: idField,
  /** The response as JSON. */
  responseJson: responseJsonField,
  firstTimeCorrect: firstTimeCorrectField,
  learningPass: z.boolean(),
  phase: phaseField,
  startTs: timestampField,
  endTs: timestampField,
  tag: z.optional(z.string().check(z.maxLength(120))),
  path: pathField,
  skillStartLevel: levelField,
  skillEndLevel: levelField,
  moreParameters: z.object({
    /** Made by the client; saving is idempotent by it and by (session_uuid, problem_id, start_ts). */
    answerId: uuidField,
    hintChecked: z.boolean(),
    /** What the client made of each part (TYPE-00.3); kept for support, nothing is decided by it. */
    parts: z.optional(
      z.array(z.object({ subProblemId: idField, correctStatus: verdictField })).check(z.maxLength(1_000)),
    ),
  }),
  /** Proficiency only. */
  secondTry: z.optional(z.boolean()),
})

export const userPracticeCalls = {
  saveUserPracticeAnswer: post({
    path: 'userpractice',
    function: 'saveUserPracticeAnswer',
    access: 'own',
    onFailure: 'keep',
    params: answerRecordSchema,
    result: reply({
      answerId: uuidField,
      /** The server's own verdict, which is the one that counts. */
      verdict: verdictField,
      firstTimeCorrect: firstTimeCorrectField,
      learningPass: z.boolean(),
      skillLevel: levelField,
      /** What the session made of it; empty when it came twice, too late or out of its order. */
      events: sessionEventsField,
    }),
    summary: 'Saves one checked answer. Graded again by the server; sending it twice saves it once.',
    source: ['API-32', 'ENT-18', 'SR-12', 'SR-17'],
  }),
}
