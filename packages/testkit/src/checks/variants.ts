import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { toJSONSchema } from 'zod/mini'

/** What a schema says of a value, as far as a value can be made from it. */
interface Shape {
  type?: string
  enum?: unknown[]
  const?: unknown
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
}

type Path = readonly (string | number)[]

/** A field that may be left out: where it stands, whether it does, and what could stand there. */
export interface OptionalField {
  path: Path
  isThere: boolean
  values: readonly unknown[]
}

/** The envelope is the same for all types. */
const ENVELOPE = /^(header|problemItems|hintItems|skill_name|skill_tag|specified_time|version)$/

/** A count may have to be that of something: the first that the schema takes is taken. */
const COUNTS = [1, 2, 3, 4, 5, 6]

function valuesOf({ type, enum: words, const: only }: Shape, at: number): readonly unknown[] {
  if (only !== undefined) return [only]
  if (words) return words
  if (type === 'boolean') return [true, false]
  if (type === 'string') return [`text ${at} that may be left out`]
  return type === 'integer' || type === 'number' ? COUNTS : []
}

/** Its name, wherever in a list its object stands. */
export const fieldName = ({ path }: OptionalField): string =>
  path.map((step) => (typeof step === 'number' ? '…' : step)).join('.')

/** Every field of a problem that its schema does not demand, in objects that the problem has. */
export function optionalFields(plugin: AnyProblemPlugin, problem: ProblemEnvelope): OptionalField[] {
  const found: OptionalField[] = []
  function walk(value: unknown, shape: Shape, path: Path): void {
    if (Array.isArray(value)) {
      for (const [i, entry] of value.entries()) walk(entry, shape.items ?? {}, [...path, i])
      return
    }
    if (typeof value !== 'object' || value === null) return
    const { properties = {}, required = [] } = shape
    for (const [name, inner] of Object.entries(properties)) {
      if (path.length === 0 && ENVELOPE.test(name)) continue
      const isThere = Reflect.get(value, name) !== undefined
      if (!required.includes(name)) {
        const values = valuesOf(inner, found.length)
        if (values.length > 0) found.push({ path: [...path, name], isThere, values })
      }
      if (isThere) walk(Reflect.get(value, name), inner, [...path, name])
    }
  }
  const shape = toJSONSchema(plugin.problem, { io: 'input', unrepresentable: 'any' }) as Shape
  walk(problem, shape, [])
  return found
}

/** The same with another value there, or with nothing. */
function withValueAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put
  if (Array.isArray(value))
    return value.map((entry, i) => (i === key ? withValueAt(entry, rest, put) : entry))
  const inner = withValueAt(Reflect.get(value as object, key), rest, put)
  const others = Object.entries(value as object).filter(([name]) => name !== key)
  return Object.fromEntries(inner === undefined ? others : [...others, [key, inner]])
}

/** The problem with that in that field, or null where its schema does not take it. */
export function changedIn(
  plugin: AnyProblemPlugin,
  problem: ProblemEnvelope,
  { path }: OptionalField,
  value: unknown,
): ProblemEnvelope | null {
  const parsed = parseProblem(plugin, withValueAt(problem, path, value))
  return parsed.ok ? parsed.problem : null
}

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
  const put = fields.reduce<unknown>(
    (value, { path, values }) => withValueAt(value, path, values[0]),
    problem,
  )
  const parsed = parseProblem(plugin, put)
  return parsed.ok ? parsed.problem : null
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
