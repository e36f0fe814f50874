import { type JsonSchema, variantsOf } from './problemSchema'

const ABBREVIATIONS = new Set(['url', 'id', 'uuid'])

/** `subProblemItems` reads as 'Sub problem items', `audioURL` as 'Audio URL'. */
export const readableName = (name: string): string => {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .trim()
    .toLowerCase()
    .split(' ')
    .map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A field whose constant tells the forms apart, such as `kind`. */
function discriminatorOf(variants: readonly JsonSchema[]): string | undefined {
  const names = Object.keys(variants[0]?.properties ?? {})
  return names.find((name) => variants.every((variant) => variant.properties?.[name]?.const !== undefined))
}

function unionForForm({ oneOf, anyOf, ...rest }: JsonSchema): JsonSchema {
  const variants = (oneOf ?? anyOf ?? []).map((variant) => schemaForForm(variant))
  const discriminator = discriminatorOf(variants)
  if (discriminator === undefined) return { ...rest, oneOf: variants }
  return {
    ...rest,
    discriminator: { propertyName: discriminator },
    oneOf: variants.map((variant) => ({
      ...variant,
      title: readableName(String(variant.properties?.[discriminator]?.const)),
    })),
  }
}

/** The schema with what a form needs besides: titles, a name for each form of a union, boxes that begin unticked. */
export function schemaForForm(schema: JsonSchema, name?: string): JsonSchema {
  const titled: JsonSchema = name === undefined ? schema : { ...schema, title: readableName(name) }
  if (titled.oneOf || titled.anyOf) return unionForForm(titled)
  if (titled.type === 'boolean') return { default: false, ...titled }
  return {
    ...titled,
    ...(titled.items ? { items: schemaForForm(titled.items) } : {}),
    ...(titled.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(titled.properties).map(([key, field]) => [key, schemaForForm(field, key)]),
          ),
        }
      : {}),
  }
}

const ID_FIELDS = ['id', 'uuid']

/** Ids are opaque and stable: an author who adds an item by the form need not invent one. */
export function fillIds(schema: JsonSchema, value: unknown, newId: () => string): unknown {
  if (Array.isArray(value)) {
    const items = schema.items
    return items ? value.map((item) => fillIds(items, item, newId)) : value
  }
  if (typeof value !== 'object' || value === null || variantsOf(schema).length > 1) return value
  const filled: Record<string, unknown> = { ...value }
  for (const name of ID_FIELDS) {
    if (schema.required?.includes(name) && filled[name] === undefined) filled[name] = newId()
  }
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (filled[name] !== undefined) filled[name] = fillIds(field, filled[name], newId)
  }
  return filled
}

/** Whether a value has the form of a schema: enough to tell the forms of a union apart. */
export function hasFormOf(schema: JsonSchema, value: unknown): boolean {
  if (schema.oneOf || schema.anyOf) return variantsOf(schema).some((variant) => hasFormOf(variant, value))
  if (schema.const !== undefined) return value === schema.const
  if (schema.enum) return schema.enum.includes(value)
  if (schema.type === 'array')
    return Array.isArray(value) && value.every((item) => !schema.items || hasFormOf(schema.items, item))
  if (schema.type !== 'object') {
    const types = [schema.type].flat()
    return types.includes(typeof value) || (types.includes('integer') && Number.isInteger(value))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const fields = value as Record<string, unknown>
  return (
    (schema.required ?? []).every((name) => name in fields) &&
    Object.entries(schema.properties ?? {}).every(
      ([name, field]) => fields[name] === undefined || hasFormOf(field, fields[name]),
    )
  )
}
