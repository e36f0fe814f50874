import { type Access, type CallName, calls, type Toggle, type WireCodec, wireCodec } from '@wordstride/api'
import type * as z from 'zod/mini'
import type { Handlers, OpenCallContext } from './callContext'

/** A call with its types forgotten: the table and `Handlers` have checked them. */
export interface AnyCall {
  name: CallName
  access: Access
  toggle: Toggle | null
  reachesDeleted: boolean
  /** Meant by a body without a function (SR-01). */
  isDefault: boolean
  /** Bytes; null for the usual limit. */
  bodyLimit: number | null
  params: WireCodec
  result: WireCodec
  /** The reply in the handlers' names. */
  resultSchema: z.ZodMiniType
  run(params: unknown, context: OpenCallContext): Promise<unknown>
}

const toggleOf = (call: { toggle?: Toggle }): Toggle | null => call.toggle ?? null

const bodyLimitOf = (call: object): number | null => ('bodyLimit' in call ? (call.bodyLimit as number) : null)

export const anyCall = (name: CallName, handlers: Handlers): AnyCall => ({
  name,
  access: calls[name].access,
  toggle: toggleOf(calls[name]),
  isDefault: 'isDefault' in calls[name],
  reachesDeleted: 'reachesDeleted' in calls[name],
  bodyLimit: bodyLimitOf(calls[name]),
  params: wireCodec(calls[name].params),
  result: wireCodec(calls[name].result),
  resultSchema: calls[name].result,
  run: handlers[name] as AnyCall['run'],
})
