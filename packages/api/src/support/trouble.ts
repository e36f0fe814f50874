import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'

/** What went wrong in a browser, without a word that anybody wrote: no message, no text of a page. */
const clientErrorSchema = z.object({
  /** Such as 'TypeError'. */
  name: z.string().check(z.regex(/^\w{1,40}$/)),
  /** File of ours, line and column, such as 'index-1a2b3c.js:10:2345'. */
  place: z.string().check(z.regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$|^$/)),
  /** Of the page, without ids and query, such as 'problems'. */
  page: z.string().check(z.regex(/^[\w-]{0,40}$/)),
})

export const troubleCalls = {
  reportTrouble: post({
    path: 'trouble',
    function: 'reportTrouble',
    access: 'optional',
    params: z.object({
      errors: z.array(clientErrorSchema).check(z.maxLength(10)),
      /** How long answers had waited in the browser, and how many were put aside; null when all is well. */
      outbox: z.nullable(
        z.object({
          waitedSeconds: z.int().check(z.minimum(0), z.maximum(10_000_000)),
          putAside: z.int().check(z.minimum(0), z.maximum(100_000)),
        }),
      ),
    }),
    result: reply({}),
    summary: 'Counts what went wrong in a browser; at most 30 a minute from one address.',
    source: ['C-04'],
  }),
}
