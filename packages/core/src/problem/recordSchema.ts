import * as z from 'zod/mini'
import { itemIdSchema } from './envelopeSchema'

const hasNoProto = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || !Object.hasOwn(value, '__proto__')

/** A record by the ids of items. A plain `z.record` leaves out the key `__proto__` in silence; this one refuses it. */
export const recordByIds = <TValue extends z.ZodMiniType>(value: TValue) =>
  z.pipe(
    z.unknown().check(z.refine(hasNoProto, '"__proto__" is no id, because a record by ids cannot have it.')),
    z.record(itemIdSchema, value),
  )
