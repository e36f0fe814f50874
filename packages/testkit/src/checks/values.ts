/** A walk through JSON values: what stands at the leaves, and the same shape with something else there. */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Not by assignment: a key may be `__proto__`. */
const mapEntries = (
  value: object,
  change: (entry: unknown, key: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, change(entry, key)]))

/** Every string in a value. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : []
}

/** The path of the first string or key that is wanted, as in `options.0.id`; null where there is none. */
export function placeOf(
  value: unknown,
  isWanted: (text: string) => boolean,
  path: string[] = [],
): string | null {
  if (typeof value === 'string') return isWanted(value) ? path.join('.') : null
  if (!isObject(value)) return null
  for (const [key, entry] of Object.entries(value)) {
    const place = isWanted(key) ? path.join('.') : placeOf(entry, isWanted, [...path, key])
    if (place !== null) return place
  }
  return null
}

/** Every number in a value. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return isObject(value) ? Object.values(value).flatMap(numbersIn) : []
}

/** Every string in a value, and every key of its records. */
export function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (!isObject(value)) return []
  const inside = Object.values(value).flatMap(namesIn)
  return Array.isArray(value) ? inside : [...Object.keys(value), ...inside]
}

export const mapLeaves = (value: unknown, change: (leaf: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => mapLeaves(entry, change))
  return isObject(value) ? mapEntries(value, (entry) => mapLeaves(entry, change)) : change(value)
}

export const mapStrings = (value: unknown, change: (text: string) => unknown): unknown =>
  mapLeaves(value, (leaf) => (typeof leaf === 'string' ? change(leaf) : leaf))

/** The keys of its records at which true stands. */
export function marksIn(value: unknown, found = new Set<string>()): Set<string> {
  if (!isObject(value)) return found
  for (const [key, entry] of Object.entries(value)) {
    if (entry === true) found.add(key)
    else marksIn(entry, found)
  }
  return found
}

/** Every list in a value, wherever it stands. */
export function listsIn(value: unknown): unknown[][] {
  if (!isObject(value)) return []
  const inside = Object.values(value).flatMap(listsIn)
  return Array.isArray(value) ? [value, ...inside] : inside
}

export const mapLists = (value: unknown, change: (list: unknown[]) => unknown[]): unknown => {
  if (Array.isArray(value)) return change(value.map((entry) => mapLists(entry, change)))
  return isObject(value) ? mapEntries(value, (entry) => mapLists(entry, change)) : value
}

export const mapObjects = (value: unknown, change: (object: Record<string, unknown>) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => mapObjects(entry, change))
  return isObject(value) ? change(mapEntries(value, (entry) => mapObjects(entry, change))) : value
}

/** As text that does not depend on the order of keys, nor, on demand, on that of lists. */
export function canonical(value: unknown, { sorted = false } = {}): string {
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined'
  if (Array.isArray(value)) {
    const entries = value.map((entry) => canonical(entry, { sorted }))
    return `[${(sorted ? entries.sort() : entries).join()}]`
  }
  const entries = Object.entries(value).map(
    ([key, entry]) => `${JSON.stringify(key)}:${canonical(entry, { sorted })}`,
  )
  return `{${entries.sort().join()}}`
}

const isIdKey = (key: string): boolean => key === 'id' || key === 'uuid'

/** Every id that an author or the family gave. */
export function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (!isObject(value)) return found
  for (const [key, entry] of Object.entries(value)) {
    if (isIdKey(key) && typeof entry === 'string') found.add(entry)
    else idsIn(entry, found)
  }
  return found
}

export function idOf(item: unknown): string | undefined {
  const { id, uuid } = Object(item) as { id?: string; uuid?: string }
  return id ?? uuid
}

/** The ids of the items of a list, in its order. */
export const idsOf = (list: readonly unknown[]): string[] => list.flatMap((item) => idOf(item) ?? [])

/** Every object in a value, lists aside. */
export function objectsIn(value: unknown): object[] {
  if (!isObject(value)) return []
  const inside = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inside : [value, ...inside]
}
