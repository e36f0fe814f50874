import type * as z from 'zod/mini'
import { toJSONSchema } from 'zod/v4/core'

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

function* keysBelow(schema: JsonSchema, path: string): Generator<string> {
  for (const option of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) yield* keysBelow(option, path)
  if (schema.items) yield* keysBelow(schema.items, `${path}[]`)
  for (const [key, child] of Object.entries(schema.properties ?? {})) {
    yield `${path}.${key}`
    yield* keysBelow(child, `${path}.${key}`)
  }
}

/** Every key that a schema names, as paths such as `.problems[].skill_id`. */
export const listKeys = (schema: z.ZodMiniType): string[] => [
  ...new Set(keysBelow(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '')),
]
