import type { AnyProblemPlugin } from '@wordstride/core'
import { toJSONSchema } from 'zod/mini'

/** The part of JSON Schema that the schemas of problems use. */
export interface JsonSchema {
  type?: string | string[]
  title?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  required?: string[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  discriminator?: { propertyName: string }
  maxLength?: number
}

/** What an author may write, as JSON Schema. */
export function problemSchema(plugin: AnyProblemPlugin): JsonSchema {
  return toJSONSchema(plugin.problem, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

/** The forms that a place may take. */
export function variantsOf(schema: JsonSchema): JsonSchema[] {
  const inner = schema.oneOf ?? schema.anyOf ?? schema.allOf
  return inner ? inner.flatMap(variantsOf) : [schema]
}
