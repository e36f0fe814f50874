export interface JsonLeaf {
  path: string
  /** The last key of the path. */
  key: string
  value: unknown
}

/** All keys and values of a JSON value. Not recursive: the nesting of a request has no limit. */
export function* walkJson(value: unknown, path: string): Generator<JsonLeaf> {
  const open: JsonLeaf[] = [{ path, key: '', value }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next
    if (typeof next.value !== 'object' || next.value === null) continue
    for (const [key, child] of Object.entries(next.value)) {
      open.push({ path: `${next.path}.${key}`.slice(-200), key, value: child })
    }
  }
}
