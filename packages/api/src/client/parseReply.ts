import type * as z from 'zod/mini'
import { wireCodec } from '../calls/wireCodec'
import { ApiError } from './apiError'

/** C-24: the text is JSON; a reply that is itself a JSON string is parsed once more. */
function parseTwice(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return typeof value === 'string' ? JSON.parse(value) : value
}

/** The reply in the product's names; a fault of it is told in the wire's. */
export function parseReply(name: string, schema: z.ZodMiniType, text: string): unknown {
  let value: unknown
  try {
    value = parseTwice(text)
  } catch (cause) {
    throw new ApiError('malformed', `${name}: the reply is not JSON.`, { cause })
  }
  const codec = wireCodec(schema)
  const parsed = codec.schema.safeParse(value)
  if (parsed.success) return codec.fromWire(parsed.data)
  const issue = parsed.error.issues[0]
  throw new ApiError('malformed', `${name}: at ${issue?.path.join('.')}: ${issue?.message}`)
}
