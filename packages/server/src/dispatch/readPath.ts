import type * as z from 'zod/mini'

/**
 * The params of a GET call from its path segments. A segment whose schema does not take its text is read as a number,
 * where it is one.
 */
export function readPath(schema: z.ZodMiniType, segments: Record<string, string>): Record<string, unknown> {
  const fields = 'shape' in schema ? (schema.shape as Record<string, z.ZodMiniType>) : {}
  const read = ([name, text]: [string, string]) => {
    const isText = fields[name]?.safeParse(text).success ?? true
    return [name, !isText && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text]
  }
  return Object.fromEntries(Object.entries(segments).map(read))
}

/** `usergradeprofile/{user_id}` as a route of Fastify. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')
