import type * as z from 'zod/mini'
import { badRequest, type Issue } from './httpError'
import { isFields } from './readBody'
import { pathOf, walkJson } from './walkJson'

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for
const UNSTORABLE = /\u0000|\p{Surrogate}/u

function findUnstorable(params: unknown): Issue | null {
  for (const leaf of walkJson(params, 'params')) {
    const { key, value } = leaf
    if (UNSTORABLE.test(key) || (typeof value === 'string' && UNSTORABLE.test(value))) {
      return {
        path: pathOf(leaf).replace(UNSTORABLE, '?'),
        message: 'Contains a character that is not allowed',
      }
    }
  }
  return null
}

/** Checks the params of a call by its schema. Throws a 400 that names every wrong field. */
export function parseParams(schema: z.ZodMiniType, params: unknown): Record<string, unknown> {
  const unstorable = findUnstorable(params)
  if (unstorable !== null) throw badRequest('The parameters are not valid.', [unstorable])
  const parsed = schema.safeParse(params)
  if (parsed.success && isFields(parsed.data)) return parsed.data
  const issues = (parsed.error?.issues ?? []).slice(0, 20).map((issue) => ({
    path: ['params', ...issue.path].join('.'),
    message: issue.message,
  }))
  throw badRequest('The parameters are not valid.', issues)
}
