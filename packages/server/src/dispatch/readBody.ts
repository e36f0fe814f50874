import { badRequest } from './httpError'

type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * SR-01: reads `{function, params}`. A path with one function, or with one that is meant when none is named, also takes the flat object.
 * Throws a 400 for anything else and for an unknown function.
 */
export function readBody(
  body: unknown,
  functions: readonly string[],
  fallback = functions.length === 1 ? functions[0] : undefined,
): { function: string; params: unknown } {
  if (!isFields(body)) throw badRequest('A JSON object is expected.')
  if (body.function === undefined && fallback !== undefined) {
    return { function: fallback, params: body.params ?? body }
  }
  if (typeof body.function !== 'string') throw badRequest("The field 'function' is missing or not a text.")
  if (!functions.includes(body.function)) throw badRequest('Unknown function.')
  return { function: body.function, params: body.params ?? {} }
}
