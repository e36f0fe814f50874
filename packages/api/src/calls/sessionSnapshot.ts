import * as z from 'zod/mini'
import { post, reply } from './defineCall'
import { courseSectionField, gradeField, idField, userIdField, uuidField } from './fields'

export const sessionSnapshotCalls = {
  saveSessionSnapshot: post({
    path: 'sessionsnapshot',
    function: 'saveSessionSnapshot',
    access: 'own',
    onFailure: 'keep',
    params: z.object({
      user_id: userIdField,
      session_uuid: uuidField,
      section_type: courseSectionField,
      grade_id: gradeField,
      skill_id: idField,
      /** The player's own snapshot as JSON; null forgets it, when the session is over. */
      snapshot: z.nullable(z.string().check(z.maxLength(150_000))),
    }),
    result: reply({}),
    summary:
      'Keeps an unfinished learning session, so that it goes on at another device. Of one skill the last one is kept.',
    source: ['SES-25'],
  }),
}
