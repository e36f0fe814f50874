import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { timestampField } from '../calls/fields'

export const signInSchema = z.object({
  signInId: z.string(),
  /** Such as 'Chrome on Windows'; null when it did not say. */
  device: z.nullable(z.string()),
  signedInAt: timestampField,
  /** To the hour. */
  usedAt: timestampField,
  /** Whether it is the one that asks. */
  isHere: z.boolean(),
})
export type SignIn = z.infer<typeof signInSchema>

export const signInCalls = {
  listSignIns: post({
    path: 'signins',
    function: 'listSignIns',
    access: 'token',
    params: z.object({}),
    result: reply({ signIns: z.array(signInSchema) }),
    summary: 'Where the caller is signed in, the own device first.',
    source: ['SR-02', 'SR-04'],
  }),
  endSignIns: post({
    path: 'signins',
    function: 'endSignIns',
    access: 'token',
    params: z.object({ signInId: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))) }),
    result: reply({ ended: z.int() }),
    summary: 'Ends one of the sign-ins of the caller, or without an id all but the one that asks.',
    source: ['SR-02', 'SR-04'],
  }),
}
