import * as z from 'zod/mini'
import { post, reply } from '../../calls/defineCall'
import { sessionIdField, userIdField } from '../../calls/fields'

/** More than the drafts of a session take. */
export const SNAPSHOT_CHARACTERS = 32_000

export const sessionSnapshotCalls = {
  saveSessionSnapshot: post({
    path: 'sessionsnapshot',
    function: 'saveSessionSnapshot',
    access: 'own',
    params: z.object({
      userId: userIdField,
      sessionId: sessionIdField,
      /** The player's drafts and how far its lesson is, as JSON; null forgets it, when the session is over. */
      snapshot: z.nullable(z.string().check(z.maxLength(SNAPSHOT_CHARACTERS))),
    }),
    result: reply({}),
    summary:
      'Keeps what an unfinished learning session needs besides its events, so that it goes on at another device.',
    source: ['SES-25'],
  }),
}
