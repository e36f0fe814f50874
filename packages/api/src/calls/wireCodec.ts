import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Rename = (value: unknown) => unknown
type Fields = Record<string, unknown>

/** Both directions between the names inside the product and those of the wire, and the wire's own schema. */
export interface WireCodec {
  schema: z.ZodMiniType
  toWire(value: unknown): unknown
  /** Of a value that `schema` has taken. */
  fromWire(value: unknown): unknown
}

const givenNames = new WeakMap<Schema, string>()
const otherFormats = new WeakSet<Schema>()
const codecs = new WeakMap<Schema, WireCodec>()

/** A field whose name in the specification is not its own name in snake_case. */
export function named<TSchema extends z.ZodMiniType>(onWire: string, schema: TSchema): TSchema {
  const field = schema.clone()
  givenNames.set(field, onWire)
  return field
}

/** An object of another format, such as authored content: its names are its own on both sides. */
export function asIs<TSchema extends z.ZodMiniType>(schema: TSchema): TSchema {
  const foreign = schema.clone()
  otherFormats.add(foreign)
  return foreign
}

/** snake_case of a name. */
export const wireName = (name: string): string =>
  name.replace(/([a-z])([A-Z\d])/g, (_, before: string, start: string) => `${before}_${start.toLowerCase()}`)

const nameOf = (name: string, field: Schema): string => givenNames.get(field) ?? wireName(name)

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const same: Rename = (value) => value

const unchanged = (schema: Schema): WireCodec => ({
  schema: schema as z.ZodMiniType,
  toWire: same,
  fromWire: same,
})

const changed = <TDef extends object>(schema: Schema, def: TDef, part: Partial<TDef>): z.ZodMiniType =>
  z.clone(schema, { ...def, ...part } as never) as z.ZodMiniType

/** Only named fields are carried over. */
const renameFields =
  (fields: readonly (readonly [from: string, to: string, below: Rename])[]): Rename =>
  (value) => {
    if (!isObject(value)) return value
    const renamed: Fields = {}
    for (const [from, to, below] of fields) {
      const field = value[from]
      if (field !== undefined) renamed[to] = below(field)
    }
    return renamed
  }

const renameItems =
  (below: Rename): Rename =>
  (value) =>
    Array.isArray(value) ? value.map(below) : value

function objectCodec(schema: Schema, def: z.core.$ZodObjectDef): WireCodec {
  const fields = Object.entries(def.shape).map(([name, field]) => {
    const codec = wireCodec(field)
    return { name, onWire: nameOf(name, field), codec, isSame: codec.schema === field }
  })
  if (fields.every(({ name, onWire, isSame }) => name === onWire && isSame)) return unchanged(schema)
  return {
    schema: changed(schema, def, {
      shape: Object.fromEntries(fields.map(({ onWire, codec }) => [onWire, codec.schema])),
    }),
    toWire: renameFields(fields.map(({ name, onWire, codec }) => [name, onWire, codec.toWire])),
    fromWire: renameFields(fields.map(({ name, onWire, codec }) => [onWire, name, codec.fromWire])),
  }
}

function unionCodec(schema: Schema, def: z.core.$ZodUnionDef | z.core.$ZodDiscriminatedUnionDef): WireCodec {
  const options = def.options.map((option) => wireCodec(option))
  if (options.every((option, index) => option.schema === def.options[index])) return unchanged(schema)
  if (!('discriminator' in def)) throw new Error('Only a discriminated union can have names of its own.')
  const { discriminator } = def
  const tagOnWire = wireName(discriminator)
  const byTag = new Map(
    options.flatMap((option) =>
      [...(option.schema._zod.propValues?.[tagOnWire] ?? [])].map((tag) => [tag as unknown, option]),
    ),
  )
  const choose = (tagName: string, direction: 'toWire' | 'fromWire'): Rename => {
    return (value) => (isObject(value) ? (byTag.get(value[tagName])?.[direction](value) ?? value) : value)
  }
  return {
    schema: changed(schema, def, {
      options: options.map((option) => option.schema),
      discriminator: tagOnWire,
    }),
    toWire: choose(discriminator, 'toWire'),
    fromWire: choose(tagOnWire, 'fromWire'),
  }
}

function derive(schema: Schema): WireCodec {
  if (otherFormats.has(schema)) return unchanged(schema)
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return def.catchall ? unchanged(schema) : objectCodec(schema, def)
    case 'union':
      return unionCodec(schema, def)
    case 'array': {
      const item = wireCodec(def.element)
      if (item.schema === def.element) return unchanged(schema)
      return {
        schema: changed(schema, def, { element: item.schema }),
        toWire: renameItems(item.toWire),
        fromWire: renameItems(item.fromWire),
      }
    }
    case 'optional':
    case 'nullable':
    case 'default': {
      const inner = wireCodec(def.innerType)
      if (inner.schema === def.innerType) return unchanged(schema)
      return { ...inner, schema: changed(schema, def, { innerType: inner.schema }) }
    }
    default:
      return unchanged(schema)
  }
}

/**
 * The codec of a schema that is written in the product's names: snake_case begins and ends here. Records and open
 * objects are left as they are. It is derived once for each schema.
 */
export function wireCodec(schema: Schema): WireCodec {
  const known = codecs.get(schema)
  if (known) return known
  const codec = derive(schema)
  codecs.set(schema, codec)
  return codec
}
