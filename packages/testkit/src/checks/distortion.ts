import * as fc from 'fast-check'
import { mapStrings } from './values'

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    true,
    [],
    {},
    '__proto__',
    'constructor',
    '\u0000',
    'x'.repeat(64),
    'no-such-id',
  ),
  fc.string({ maxLength: 40 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(fc.string({ maxLength: 12 }), { maxLength: 30 }),
)

const foreignKeys = fc.array(fc.tuple(fc.constantFrom('__proto__', 'constructor', 'no-such-id'), junk), {
  maxLength: 4,
})

/** Not by assignment: `__proto__` is a key like any other. */
function withKeys(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [key, value] of entries)
    Object.defineProperty(result, key, { value, enumerable: true, configurable: true, writable: true })
  return result
}

/** The value with parts of it exchanged, doubled, removed or replaced by junk, down to the elements of its lists. */
function distortion(value: unknown): fc.Arbitrary<unknown> {
  const kept = fc.constant(value)
  if (Array.isArray(value)) {
    const elements = value.map(distortion)
    const lists = [
      kept,
      fc.constant([...value, ...value]),
      fc.constant([...value].reverse()),
      fc.constant(value.slice(1)),
      fc.tuple(kept, junk).map(([list, extra]) => [...(list as unknown[]), extra]),
      fc.constant([]),
      junk,
    ]
    return elements.length === 0 ? fc.oneof(...lists) : fc.oneof(...lists, fc.tuple(...elements))
  }
  if (typeof value === 'object' && value !== null) {
    const own = Object.entries(value).map(([key, entry]) => fc.tuple(fc.constant(key), distortion(entry)))
    return fc
      .tuple(fc.tuple(...own), foreignKeys)
      .map(([entries, foreign]) => withKeys([...entries, ...foreign]))
  }
  return fc.oneof(kept, junk)
}

/** What a student may send instead of the right response. */
export const distorted = (response: unknown): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: distortion(response) }, { weight: 1, arbitrary: junk })

const HUGE = 10_000

/** The same shape with ten thousand entries wherever there is a list or a record. */
export function inflate(value: unknown): unknown {
  const ids = Array.from({ length: HUGE }, (_, i) => `id-${i}`)
  if (Array.isArray(value)) {
    const [first = ''] = value as unknown[]
    return [...value, ...ids.map((id) => mapStrings(first, () => id))]
  }
  if (typeof value === 'string') return value + 'x'.repeat(HUGE)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isRecord = entries.length > 0 && entries.every(([key]) => key.length > 8 || /\d/.test(key))
  const own = entries.map(([key, entry]) => [key, inflate(entry)] as const)
  const [sample] = own
  return Object.fromEntries(isRecord && sample ? [...ids.map((id) => [id, sample[1]]), ...own] : own)
}
