import { badRequest } from './httpError'

export interface JsonLeaf {
  /** In what is around it. */
  key: string
  value: unknown
  around: JsonLeaf | null
}

/** Ten times what the longest lists of events, names and problems have: looking at more would keep everybody else waiting. */
const MOST_VALUES = 20_000
const LONGEST_PATH = 200

/** All keys and values of a JSON value. Not recursive: the nesting of a request has no limit. */
export function* walkJson(value: unknown, name: string): Generator<JsonLeaf> {
  const open: JsonLeaf[] = [{ key: name, value, around: null }]
  let seen = 1
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next
    if (typeof next.value !== 'object' || next.value === null) continue
    seen += Array.isArray(next.value) ? next.value.length : Object.keys(next.value).length
    if (seen > MOST_VALUES) throw badRequest('The request is too large.')
    for (const [key, child] of Object.entries(next.value)) open.push({ key, value: child, around: next })
  }
}

/** Such as 'params.session.user_id'; its end when it is long. */
export function pathOf({ key, around }: JsonLeaf): string {
  let path = key
  for (let next = around; next !== null && path.length < LONGEST_PATH; next = next.around)
    path = `${next.key}.${path}`
  return path.slice(-LONGEST_PATH)
}
