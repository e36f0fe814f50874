import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { timestampField } from '../calls/fields'
import { loginResultSchema } from './userAuth'

const passwordField = z.string().check(z.minLength(1), z.maxLength(200))
/** Six digits of the app or a spare code, as it is typed. */
const codeField = z.string().check(z.minLength(1), z.maxLength(40))
/** A code where there is a second factor already. */
const proof = { password: passwordField, code: z.nullable(codeField) }

export const secondFactorCalls = {
  signInWithCode: post({
    path: 'secondfactor',
    function: 'signInWithCode',
    access: 'optional',
    params: z.object({
      username: z.string().check(z.minLength(1), z.maxLength(100)),
      password: passwordField,
      code: codeField,
    }),
    result: loginResultSchema,
    summary: 'Signs in where login asks for a code (`code_needed`); replies as login does.',
    source: ['SR-02', 'SR-03'],
  }),
  getSecondFactor: post({
    path: 'secondfactor',
    function: 'getSecondFactor',
    access: 'token',
    params: z.object({}),
    result: reply({
      /** To staff. */
      isOffered: z.boolean(),
      /** Whether this server asks for one of the caller's role. */
      isNeeded: z.boolean(),
      /** Null: there is none. */
      setUpAt: z.nullable(timestampField),
      spareCodesLeft: z.int(),
    }),
    summary: 'How the second factor of the caller stands.',
    source: ['SR-02', 'SR-04'],
  }),
  beginSecondFactor: post({
    path: 'secondfactor',
    function: 'beginSecondFactor',
    access: 'token',
    params: z.object(proof),
    result: reply({
      /** In base 32, to be typed into an app. */
      seed: z.string(),
      /** For its QR code: `otpauth://…`. */
      address: z.string(),
    }),
    summary: 'Makes a second factor of the caller, who is of staff; it counts once a code of it has come.',
    source: ['SR-02'],
  }),
  confirmSecondFactor: post({
    path: 'secondfactor',
    function: 'confirmSecondFactor',
    access: 'token',
    params: z.object({ code: codeField }),
    result: reply({ spareCodes: z.array(z.string()) }),
    summary:
      'From now on sign-ins of the caller ask for a code. Gives ten spare codes, told once; other tokens end.',
    source: ['SR-02'],
  }),
  endSecondFactor: post({
    path: 'secondfactor',
    function: 'endSecondFactor',
    access: 'token',
    params: z.object(proof),
    result: reply({}),
    summary: 'Ends the second factor of the caller where none is needed; other tokens end.',
    source: ['SR-02'],
  }),
}
