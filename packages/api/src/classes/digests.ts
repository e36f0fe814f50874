import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { userIdField } from '../calls/fields'

export const digestCalls = {
  getOwnDigest: post({
    path: 'classes',
    function: 'getOwnDigest',
    access: 'token',
    toggle: 'all_users',
    params: z.object({}),
    /** Null when the account has no address. */
    result: reply({ isWished: z.nullable(z.boolean()) }),
    summary: 'Whether the caller gets a mail about the own classes every week.',
    source: ['SR-04', 'SR-37'],
  }),
  saveOwnDigest: post({
    path: 'classes',
    function: 'saveOwnDigest',
    access: 'token',
    toggle: 'all_users',
    params: z.object({ isWished: z.boolean() }),
    result: reply({}),
    summary: 'Begins or ends the weekly mail about the own classes.',
    source: ['SR-04', 'SR-37'],
  }),
  saveFamilyDigest: post({
    path: 'classes',
    function: 'saveFamilyDigest',
    access: 'reach',
    toggle: 'all_users',
    params: z.object({ userId: userIdField, isWished: z.boolean() }),
    result: reply({}),
    summary: 'Begins or ends the weekly mail to the family of a student, when it has asked for it.',
    source: ['SR-04', 'SR-37'],
  }),
}
