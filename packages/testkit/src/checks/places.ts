const ENVELOPE = ['header', 'problemItems', 'hintItems']

export type Path = readonly string[]

/** Every value of the body with its path. */
export function placesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const inside = Object.entries(value).flatMap(([key, entry]) =>
    path.length === 0 && ENVELOPE.includes(key) ? [] : placesIn(entry, [...path, key]),
  )
  return path.length === 0 ? inside : [{ path, value }, ...inside]
}

/** The same with another value there. */
export function withAt(value: unknown, [key, ...rest]: Path, entry: unknown): unknown {
  if (key === undefined) return entry
  const changed = withAt(Object(value)[key], rest, entry)
  return Array.isArray(value)
    ? value.map((each, i) => (String(i) === key ? changed : each))
    : { ...Object(value), [key]: changed }
}
