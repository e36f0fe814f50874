import { envelopeShape, isRecord } from '@wordstride/core'

/** The envelope is the same for all types. */
export const ENVELOPE = Object.keys(envelopeShape)

/** The names of fields and the places in lists that lead to a value. */
export type Path = readonly (string | number)[]

/** The name of what stands there, wherever in a list its object stands. */
export const nameOf = (path: Path): string =>
  path.map((step) => (typeof step === 'number' ? '…' : step)).join('.')

/** What stands in a list or a record, each with its step of a path. */
export const stepsOf = (value: unknown): [step: string | number, entry: unknown][] =>
  Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : []

/** Every value of the body with its path. */
export function placesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const inside = stepsOf(value).flatMap(([step, entry]) =>
    path.length === 0 && ENVELOPE.includes(`${step}`) ? [] : placesIn(entry, [...path, step]),
  )
  return path.length === 0 ? inside : [{ path, value }, ...inside]
}

/** Of what stands in many items, as many are tried. */
const MOST_OF_A_NAME = 3

/** What stands at those places by its name, of each name a few. */
export function fewByName<TPlace extends { path: Path }>(places: readonly TPlace[]): Map<string, TPlace[]> {
  const found = new Map<string, TPlace[]>()
  for (const place of places) {
    const name = nameOf(place.path)
    const earlier = found.get(name) ?? []
    if (earlier.length < MOST_OF_A_NAME) found.set(name, [...earlier, place])
  }
  return found
}

/** The same with another value there, or with nothing. */
export function withAt(value: unknown, [step, ...rest]: Path, put: unknown): unknown {
  if (step === undefined) return put
  if (Array.isArray(value)) return value.map((entry, i) => (i === step ? withAt(entry, rest, put) : entry))
  const changed = { ...Object(value), [step]: withAt(Object(value)[step], rest, put) }
  return Object.fromEntries(Object.entries(changed).filter(([, entry]) => entry !== undefined))
}
