import * as z from 'zod/mini'
import { post, reply } from './defineCall'
import {
  courseSectionField,
  gradeField,
  idField,
  levelField,
  phaseField,
  scoreField,
  timestampField,
  userIdField,
  uuidField,
} from './fields'
import { levelChangeSchema } from './gradedSession'

/** ENT-20: the session record. `points.total`, `at_learning_center` and `loc_start_time` are the server's. */
export const sessionRecordSchema = z.object({
  sessionId: uuidField,
  user_id: userIdField,
  section_type: courseSectionField,
  grade_id: gradeField,
  /** Null in sessions over several skills. */
  skill_id: z.nullable(idField),
  phase: phaseField,
  startTime: timestampField,
  endTime: z.nullable(timestampField),
  starting_level: levelField,
  ending_level: levelField,
  starting_score: scoreField,
  end_score: z.nullable(scoreField),
  sessionStatus: z.enum(['in_progress', 'passed', 'left', 'timed_out']),
  demo_status: z.array(z.object({ demo_id: idField, is_complete: z.boolean() })).check(z.maxLength(50)),
  assisted_exercises_status: z
    .array(z.object({ AE_id: idField, AEProblem_id: idField, AECompleteStatus: z.boolean() }))
    .check(z.maxLength(50)),
})
export type SessionRecord = z.infer<typeof sessionRecordSchema>

export const userActivityCalls = {
  saveUserActivityData: post({
    path: 'useractivity',
    function: 'saveUserActivityData',
    access: 'own',
    onFailure: 'keep',
    params: z.object({
      user_id: userIdField,
      session: sessionRecordSchema,
      second_try_list: z.optional(z.array(idField).check(z.maxLength(100))),
      levelChangeReport: z.optional(z.array(levelChangeSchema).check(z.maxLength(100))),
    }),
    result: reply({
      sessionId: uuidField,
      /** The week's points gained by the answers of the session, once it has ended. */
      points: z.object({ total: z.number() }),
    }),
    summary: 'Saves a session record; the same sessionId is updated, never doubled.',
    source: ['API-33', 'ENT-20', 'SES-24', 'SES-25', 'SR-17', 'C-09'],
  }),
}
