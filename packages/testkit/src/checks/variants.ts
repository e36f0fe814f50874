import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import type * as z from 'zod/mini'
import { toJSONSchema } from 'zod/mini'
import { ENVELOPE, nameOf, type Path, withAt } from './places'
import { idsIn } from './values'

/** What a schema says of a value, as far as a value can be made from it. */
interface Shape {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: Shape | boolean
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
}

/** A field that may be left out: where it stands, whether it does, and what could stand there. */
export interface OptionalField {
  path: Path
  isThere: boolean
  values: readonly unknown[]
}

/** A count may have to be that of something: the first that the schema takes is taken. */
const COUNTS = [1, 2, 3, 4, 5, 6]

/** As many ids of the problem are tried where a text may have to be one of them. */
const MOST_IDS = 6

const alternativesOf = ({ anyOf, oneOf }: Shape): readonly Shape[] | undefined => anyOf ?? oneOf

/** What may stand there; `texts` are those that are tried where any text may. */
function valuesOf(shape: Shape, texts: readonly string[]): readonly unknown[] {
  const { type, enum: words, const: only, items, properties, additionalProperties: entry } = shape
  const alternatives = alternativesOf(shape)
  if (alternatives) return alternatives.flatMap((one) => valuesOf(one, texts))
  if (Array.isArray(type)) return type.flatMap((one) => valuesOf({ ...shape, type: one }, texts))
  if (only !== undefined) return [only]
  if (words) return words
  if (type === 'boolean') return [true, false]
  if (type === 'string') return texts
  if (type === 'integer' || type === 'number') return COUNTS
  if (type === 'array') return items ? valuesOf(items, texts).map((value) => [value]) : []
  if (properties) return texts.flatMap((text) => objectOf(properties, text) ?? [])
  if (typeof entry !== 'object') return []
  return texts.flatMap((text) => valuesOf(entry, [text]).map((value) => Object.fromEntries([[text, value]])))
}

/** An object with all its fields, each with the first that may stand there. */
function objectOf(properties: Record<string, Shape>, text: string): Record<string, unknown> | null {
  const entries = Object.entries(properties).map(([name, shape]) => [name, valuesOf(shape, [text])] as const)
  if (entries.some(([, values]) => values.length === 0)) return null
  return Object.fromEntries(entries.map(([name, [value]]) => [name, value]))
}

/** Whether an object has all that the shape says word for word, as the `kind` of a union. */
const fits = ({ properties = {} }: Shape, value: object): boolean =>
  Object.entries(properties).every(
    ([name, { const: only }]) => only === undefined || Reflect.get(value, name) === only,
  )

/** The shapes of a value, seen through unions and intersections. */
function shapesOf(shape: Shape, value: object): readonly Shape[] {
  const inner = [...(alternativesOf(shape) ?? []).filter((one) => fits(one, value)), ...(shape.allOf ?? [])]
  return [shape, ...inner.flatMap((one) => shapesOf(one, value))]
}

/** Its name, wherever in a list its object stands. */
export const fieldName = ({ path }: OptionalField): string => nameOf(path)

/** What anything may become, as a record by ids, is described by what it becomes. */
const shapeOf = (schema: z.core.$ZodType): Shape =>
  toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod
      if (def.type === 'pipe' && def.in._zod.def.type === 'unknown')
        Object.assign(jsonSchema, shapeOf(def.out))
    },
  }) as Shape

/** Every field of a value that its schema does not demand, in objects that the value has. */
export function optionalFieldsIn(
  schema: z.core.$ZodType,
  whole: unknown,
  problem: ProblemEnvelope,
): OptionalField[] {
  const found: OptionalField[] = []
  const ids = [...idsIn(problem)].slice(0, MOST_IDS)
  function walk(value: unknown, shape: Shape, path: Path): void {
    if (typeof value !== 'object' || value === null) return
    for (const one of shapesOf(shape, value)) {
      if (Array.isArray(value))
        for (const [i, entry] of value.entries()) walk(entry, one.items ?? {}, [...path, i])
      else walkFields(value, one, path)
    }
  }
  function walkFields(value: object, one: Shape, path: Path): void {
    const { properties = {}, required = [], additionalProperties: entry } = one
    if (typeof entry === 'object')
      for (const [key, inside] of Object.entries(value))
        if (!Object.hasOwn(properties, key)) walk(inside, entry, [...path, key])
    for (const [name, inner] of Object.entries(properties)) {
      if (path.length === 0 && ENVELOPE.includes(name)) continue
      const isThere = Reflect.get(value, name) !== undefined
      if (!required.includes(name)) {
        const values = valuesOf(inner, [`text ${found.length} that may be left out`, ...ids])
        if (values.length > 0) found.push({ path: [...path, name], isThere, values })
      }
      if (isThere) walk(Reflect.get(value, name), inner, [...path, name])
    }
  }
  walk(whole, shapeOf(schema), [])
  return found
}

/** The same of a problem. */
export const optionalFields = (plugin: AnyProblemPlugin, problem: ProblemEnvelope): OptionalField[] =>
  optionalFieldsIn(plugin.problem, problem, problem)

/** The problem with that in those fields, or null where its schema does not take it. */
export function changedInAll(
  plugin: AnyProblemPlugin,
  problem: ProblemEnvelope,
  changes: readonly (readonly [field: OptionalField, value: unknown])[],
): ProblemEnvelope | null {
  const changed = changes.reduce<unknown>((whole, [{ path }, value]) => withAt(whole, path, value), problem)
  const parsed = parseProblem(plugin, changed)
  return parsed.ok ? parsed.problem : null
}

export const changedIn = (
  plugin: AnyProblemPlugin,
  problem: ProblemEnvelope,
  field: OptionalField,
  value: unknown,
): ProblemEnvelope | null => changedInAll(plugin, problem, [[field, value]])

const filledProblems = new WeakMap<ProblemEnvelope, ProblemEnvelope>()

/** The problem with something in every field that may be left out, as far as its schema takes it. */
export function filledIn(plugin: AnyProblemPlugin, problem: ProblemEnvelope): ProblemEnvelope {
  const earlier = filledProblems.get(problem)
  if (earlier) return earlier
  const empty = optionalFields(plugin, problem).filter(({ isThere }) => !isThere)
  let filled = problem
  for (const name of new Set(empty.map(fieldName))) {
    const fields = empty.filter((field) => fieldName(field) === name)
    filled = filledTogether(plugin, filled, fields) ?? filledOneByOne(plugin, filled, fields)
  }
  filledProblems.set(problem, filled)
  return filled
}

/** Most schemas take them all at once. */
function filledTogether(
  plugin: AnyProblemPlugin,
  problem: ProblemEnvelope,
  fields: readonly OptionalField[],
): ProblemEnvelope | null {
  return changedInAll(
    plugin,
    problem,
    fields.map((field) => [field, field.values[0]]),
  )
}

function filledOneByOne(
  plugin: AnyProblemPlugin,
  problem: ProblemEnvelope,
  fields: readonly OptionalField[],
): ProblemEnvelope {
  let filled = problem
  for (const field of fields) {
    for (const value of field.values) {
      const changed = changedIn(plugin, filled, field, value)
      if (!changed) continue
      filled = changed
      break
    }
  }
  return filled
}
