import type { AnyProblemPlugin } from '@wordstride/core'
import { toJSONSchema } from 'zod/mini'

interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  oneOf?: Schema[]
  anyOf?: Schema[]
  maxItems?: number
  maxLength?: number
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  const variants = schema.oneOf ?? schema.anyOf
  if (variants) return [...new Set(variants.map(typeOf))].join(' or ')
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`
  if (typeof schema.additionalProperties === 'object') return `map to ${typeOf(schema.additionalProperties)}`
  return [schema.type ?? 'any'].flat().join(' or ')
}

/** The fields of an authored problem as a Markdown table, made from the plugin's schema. */
export function schemaTable(plugin: AnyProblemPlugin): string {
  const { properties = {}, required = [] } = toJSONSchema(plugin.problem, {
    io: 'input',
    unrepresentable: 'any',
  }) as Schema
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      `| \`${name}\` | ${typeOf(schema).replaceAll('|', '\\|')} | ${required.includes(name) ? 'yes' : ''} |`,
  )
  return ['| Field | Holds | Required |', '| --- | --- | --- |', ...rows].join('\n')
}
