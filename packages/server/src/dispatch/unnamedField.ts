type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The path of a field of a reply that its schema has left out when it read the reply; null when there is none. */
export function unnamedField(reply: unknown, read: unknown, path = ''): string | null {
  if (!isObject(reply) || !isObject(read)) return null
  for (const [name, value] of Object.entries(reply)) {
    if (value === undefined) continue
    const at = `${path}.${name}`
    if (!(name in read)) return at
    const below = unnamedField(value, read[name], at)
    if (below !== null) return below
  }
  return null
}
