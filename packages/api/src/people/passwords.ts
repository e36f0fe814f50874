import * as z from 'zod/mini'
import { loginResultSchema, roleSchema } from '../accounts/userAuth'
import { post, reply } from '../calls/defineCall'
import { passwordField } from './account'

const secretField = z.string().check(z.minLength(1), z.maxLength(100))

/** Characters that a password has at least: of students, and of staff. */
export const SHORTEST_PASSWORD = { learner: 4, staff: 8 } as const

export const passwordCalls = {
  changeOwnPassword: post({
    path: 'password',
    function: 'changeOwnPassword',
    access: 'token',
    params: z.object({ oldPassword: passwordField, newPassword: passwordField }),
    result: reply({ data: z.object({ token: z.string() }) }),
    summary: 'Sets another password of the caller; all tokens end, and the caller goes on with a new one.',
    source: ['SR-02'],
  }),
  readPasswordLink: post({
    path: 'password',
    function: 'readPasswordLink',
    access: 'public',
    params: z.object({ secret: secretField }),
    result: reply({ userName: z.string(), firstName: z.string(), role: roleSchema }),
    summary: 'Whose password a one-time link sets; it can still be used afterwards.',
    source: ['SR-02'],
  }),
  setPasswordByLink: post({
    path: 'password',
    function: 'setPasswordByLink',
    access: 'public',
    params: z.object({ secret: secretField, newPassword: passwordField }),
    result: reply({ userName: z.string() }),
    summary: 'Sets a password by a one-time link, which is used up; all tokens of its owner end.',
    source: ['SR-02'],
  }),
  signInByLink: post({
    path: 'password',
    function: 'signInByLink',
    access: 'optional',
    params: z.object({ secret: secretField }),
    result: loginResultSchema,
    summary: 'Signs in by a one-time link, which is used up; replies as login does.',
    source: ['SR-02', 'SR-03'],
  }),
}
