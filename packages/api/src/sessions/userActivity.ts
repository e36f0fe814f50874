import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import {
  courseSectionField,
  gradeField,
  idField,
  levelField,
  scoreField,
  sessionPhaseField,
  timestampField,
  userIdField,
  uuidField,
} from '../calls/fields'
import { named } from '../calls/wireCodec'
import { levelChangeSchema } from './graded/gradedSession'

const sessionIdentity = {
  sessionId: named('sessionId', uuidField),
  demoStatus: z.array(z.object({ demoId: idField, isComplete: z.boolean() })).check(z.maxLength(20)),
  assistedExercisesStatus: z
    .array(
      z.object({
        exerciseId: named('AE_id', idField),
        problemId: named('AEProblem_id', idField),
        isComplete: named('AECompleteStatus', z.boolean()),
      }),
    )
    .check(z.maxLength(20)),
}

/** What a client tells of a session; the rest of its record is the server's own. */
const toldSessionSchema = z.object(sessionIdentity)

/** ENT-20: the session record. */
export const sessionRecordSchema = z.object({
  ...sessionIdentity,
  userId: idField,
  sectionType: courseSectionField,
  gradeId: gradeField,
  /** Null in sessions over several skills. */
  skillId: z.nullable(idField),
  phase: sessionPhaseField,
  startTime: named('startTime', timestampField),
  endTime: named('endTime', z.nullable(timestampField)),
  /** Local text of the start (SR-39). */
  locStartTime: z.string(),
  startingLevel: levelField,
  endingLevel: levelField,
  startingScore: scoreField,
  /** The projected score of the grade when the session ended; null before. */
  endScore: z.nullable(scoreField),
  sessionStatus: named('sessionStatus', z.enum(['in_progress', 'passed', 'left', 'timed_out'])),
  /** Whether it was opened from an address of one of the student's centres (SR-39). */
  atLearningCenter: z.boolean(),
  /** Skills at make-up level 1 after the session. */
  secondTryList: z.array(idField),
  levelChangeReport: named('levelChangeReport', z.array(levelChangeSchema)),
  /** The week's points gained by its answers, once it has ended. */
  points: z.object({ total: z.number() }),
})
export type SessionRecord = z.infer<typeof sessionRecordSchema>

export const userActivityCalls = {
  saveUserActivityData: post({
    path: 'useractivity',
    function: 'saveUserActivityData',
    access: 'own',
    onFailure: 'keep',
    params: z.object({ userId: userIdField, session: toldSessionSchema }),
    result: reply({
      sessionId: named('sessionId', uuidField),
      points: z.object({ total: z.number() }),
      session: sessionRecordSchema,
    }),
    summary:
      'Saves the demos and assisted exercises that were done, and gives the record of the session; whatever else comes with it, the record says what the server knows.',
    source: ['API-33', 'ENT-20', 'SES-24', 'SES-25', 'SR-17', 'C-09'],
  }),
}
