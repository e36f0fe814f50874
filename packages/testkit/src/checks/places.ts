/** The envelope is the same for all types. */
export const ENVELOPE = [
  'header',
  'problemItems',
  'hintItems',
  'skill_name',
  'skill_tag',
  'specified_time',
  'version',
  'beside',
]

/** The names of fields and the places in lists that lead to a value. */
export type Path = readonly (string | number)[]

/** The name of what stands there, wherever in a list its object stands. */
export const nameOf = (path: Path): string =>
  path.map((step) => (typeof step === 'number' ? '…' : step)).join('.')

const stepsOf = (value: object): [step: string | number, entry: unknown][] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(value)

/** Every value of the body with its path. */
export function placesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const inside = stepsOf(value).flatMap(([step, entry]) =>
    path.length === 0 && ENVELOPE.includes(`${step}`) ? [] : placesIn(entry, [...path, step]),
  )
  return path.length === 0 ? inside : [{ path, value }, ...inside]
}

/** The same with another value there, or with nothing. */
export function withAt(value: unknown, [step, ...rest]: Path, put: unknown): unknown {
  if (step === undefined) return put
  if (Array.isArray(value)) return value.map((entry, i) => (i === step ? withAt(entry, rest, put) : entry))
  const changed = { ...Object(value), [step]: withAt(Object(value)[step], rest, put) }
  return Object.fromEntries(Object.entries(changed).filter(([, entry]) => entry !== undefined))
}
