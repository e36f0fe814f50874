import { hintItemSchema } from '@wordstride/core'
import * as z from 'zod/mini'
import { post, reply } from '../../calls/defineCall'
import { idField, sessionIdField, userIdField } from '../../calls/fields'
import { asIs, named } from '../../calls/wireCodec'
import { sessionEventsField, stepField } from '../sessionEvents'

export const openHintCalls = {
  openHint: post({
    path: 'openhint',
    function: 'openHint',
    access: 'own',
    params: z.object({
      userId: userIdField,
      sessionId: sessionIdField,
      problemId: idField,
      /** Its number, from 1; those before it are opened with it. */
      step: stepField,
    }),
    result: reply({
      /** All of the problem; the texts of those that were not opened are empty. */
      hintItems: named('hintItems', z.array(asIs(hintItemSchema))),
      /** What the session made of it. */
      events: sessionEventsField,
    }),
    summary:
      'Opens a hint of the problem on the screen of a proficiency or afficiency session: it is recorded as opened, and comes.',
    source: ['SES-10', 'SES-16', 'SES-17'],
  }),
}
