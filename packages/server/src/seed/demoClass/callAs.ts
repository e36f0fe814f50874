import { type CallInput, type CallName, type CallResult, calls } from '@wordstride/api'
import * as z from 'zod/mini'
import { findCaller, issueToken, revokeToken } from '../../access/tokens'
import type { CallContext, Handlers } from '../../dispatch/callContext'

/** What the people of the demonstration share. */
export type Stage = Omit<CallContext, 'now' | 'caller'> & { handlers: Handlers }

type Success<T> = Extract<T, { isSuccess: true }>

export type Ask = <TName extends CallName>(
  at: Date,
  name: TName,
  params: CallInput<TName>,
) => Promise<Success<CallResult<TName>>>

interface SignedIn {
  ask: Ask
  signOut(): Promise<void>
}

/** The calls of the server, as the app makes them for this user, at moments of the past; a refusal is a fault. */
export async function callAs(userId: string, signedInAt: Date, stage: Stage): Promise<SignedIn> {
  const { handlers, ...context } = stage
  const caller = await findCaller(stage.db, await issueToken(stage.db, userId, signedInAt), signedInAt)
  if (!caller) throw new Error(`${userId} cannot sign in.`)
  const ask: Ask = async (at, name, params) => {
    const handle = handlers[name] as (params: unknown, context: CallContext) => Promise<unknown>
    const known = z.parse(calls[name].params, { userId, ...params })
    const reply = await handle(known, { ...context, now: at, caller })
    const { isSuccess } = reply as { isSuccess: boolean }
    if (!isSuccess) throw new Error(`${name}: ${JSON.stringify(reply)}`)
    return reply as Success<CallResult<typeof name>>
  }
  return { ask, signOut: () => revokeToken(stage.db, caller) }
}
