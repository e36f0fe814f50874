import type * as z from 'zod/mini'
import { firstCalls } from './firstCalls'
import { staffCalls } from './staffCalls'
import { studentCalls } from './studentCalls'

/** The one table of calls: client types, server handlers, validation, rights and the reference come from it. */
export const calls = { ...firstCalls, ...studentCalls, ...staffCalls }

export type Calls = typeof calls
export type CallName = keyof Calls
/** What a caller passes; defaults may be left out. */
export type CallInput<TName extends CallName> = z.input<Calls[TName]['params']>
/** What a handler receives. */
export type CallParams<TName extends CallName> = z.output<Calls[TName]['params']>
export type CallResult<TName extends CallName> = z.output<Calls[TName]['result']>
