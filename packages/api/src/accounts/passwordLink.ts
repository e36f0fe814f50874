import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'

export const passwordLinkCalls = {
  requestPasswordLink: post({
    path: 'userauth',
    function: 'requestPasswordLink',
    access: 'public',
    params: z.object({ username: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
    result: reply({}),
    summary:
      'Sends a one-time link for a new password where the account has an address. The reply is the same for every name.',
    source: ['SR-02', 'SR-37'],
  }),
}
