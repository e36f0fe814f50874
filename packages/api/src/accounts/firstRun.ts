import * as z from 'zod/mini'
import { get, reply } from '../calls/defineCall'

export const firstRunCalls = {
  isFirstRun: get({
    path: 'firstrun',
    access: 'public',
    params: z.object({}),
    result: reply({ isFirstRun: z.boolean() }),
    summary: 'Whether nobody administers this database yet: then the sign-in page tells how to begin.',
    source: ['SR-04'],
  }),
}
