import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type CallName, calls } from '../callTable'
import { listKeys } from '../testing/listKeys'
import { asIs, named, wireCodec } from './wireCodec'

/** Values with the keys of a schema, whatever its checks. */
function valuesOf(schema: z.core.$ZodType): Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape)
      const values = fields.map(([name, field]): [string, Arbitrary<unknown>] => [name, valuesOf(field)])
      const required = fields.filter(([, field]) => field._zod.optin !== 'optional').map(([name]) => name)
      return fc.record<Record<string, unknown>, string>(Object.fromEntries(values), {
        requiredKeys: required,
      })
    }
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 3 })
    case 'union':
      return fc.oneof(...def.options.map(valuesOf))
    case 'optional':
    case 'default':
      return valuesOf(def.innerType)
    case 'nullable':
      return fc.option(valuesOf(def.innerType))
    case 'literal':
      return fc.constantFrom(...def.values)
    default:
      return fc.jsonValue()
  }
}

function keysOf(value: unknown, schema: ReadonlySet<string>, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, schema, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const below = `${path}.${key}`
    // Inside records and JSON the keys are anybody's.
    return schema.has(below) ? [below, ...keysOf(child, schema, below)] : []
  })
}

const exercise = z.object({
  exerciseId: named('_id', z.string()),
  skillId: z.optional(z.string()),
  level2: z.nullable(z.int()),
  hintItems: named('hintItems', z.array(asIs(z.object({ audioURL: z.string() })))),
  problem: z.looseObject({ anyName: z.string() }),
})
const reply = z.discriminatedUnion('isSuccess', [
  z.object({ isSuccess: z.literal(true), shownExercises: z.array(exercise) }),
  z.object({ isSuccess: z.literal(false), problemId: z.string() }),
])
const inside = {
  isSuccess: true,
  shownExercises: [
    { exerciseId: 'e', level2: null, hintItems: [{ audioURL: 'u' }], problem: { anyName: 'a', moreOf: {} } },
  ],
}
const onWire = {
  is_success: true,
  shown_exercises: [
    { _id: 'e', level_2: null, hintItems: [{ audioURL: 'u' }], problem: { anyName: 'a', moreOf: {} } },
  ],
}

describe('wireCodec', () => {
  const codec = wireCodec(reply)

  it('renames fields on every level and leaves data of other formats as it is', () => {
    expect(codec.toWire(inside)).toEqual(onWire)
    expect(codec.fromWire(onWire)).toEqual(inside)
    expect(codec.schema.parse(onWire)).toEqual(onWire)
  })

  it('chooses the names of a reply by its tag', () => {
    expect(codec.toWire({ isSuccess: false, problemId: 'p' })).toEqual({ is_success: false, problem_id: 'p' })
    expect(codec.fromWire({ is_success: false, problem_id: 'p' })).toEqual({
      isSuccess: false,
      problemId: 'p',
    })
  })

  it('lets no field out that the schema does not name', () => {
    expect(codec.toWire({ ...inside, passwordHash: 'secret' })).toEqual(onWire)
  })

  it("does not take the product's own names from the wire", () => {
    const params = wireCodec(z.object({ skillId: z.string() }))
    expect(params.schema.safeParse({ skillId: 's' }).success).toBe(false)
  })

  it('names a wrong field as the wire does', () => {
    const wrong = { ...onWire, shown_exercises: [{ ...onWire.shown_exercises[0], level_2: 'x' }] }
    expect(codec.schema.safeParse(wrong).error?.issues[0]?.path).toEqual(['shown_exercises', 0, 'level_2'])
  })

  it('leaves a schema alone whose names are those of the wire', () => {
    const schema = z.object({ skill_id: z.string(), rows: z.array(z.object({ level: z.int() })) })
    const value = { skill_id: 's', rows: [{ level: 1 }] }
    expect(wireCodec(schema).schema).toBe(schema)
    expect(wireCodec(schema).toWire(value)).toBe(value)
  })

  it('is derived once for each schema', () => {
    expect(wireCodec(reply)).toBe(codec)
  })

  it.each(Object.keys(calls) as CallName[])('%s comes back from the wire as it went', (name) => {
    for (const schema of [calls[name].params, calls[name].result]) {
      const { toWire, fromWire, schema: wireSchema } = wireCodec(schema)
      const insideKeys = new Set(listKeys(schema))
      const wireKeys = new Set(listKeys(wireSchema))
      fc.assert(
        fc.property(valuesOf(schema), (value) => {
          const wire = toWire(value)
          expect(fromWire(wire)).toEqual(value)
          expect(keysOf(wire, wireKeys)).toHaveLength(keysOf(value, insideKeys).length)
        }),
        { numRuns: 25 },
      )
    }
  })
})
