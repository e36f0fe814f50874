const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The new value with its fields in the author's order; what is new comes last. */
export function keepOrder(next: unknown, before: unknown): unknown {
  if (Array.isArray(next))
    return next.map((item, i) => keepOrder(item, Array.isArray(before) ? before[i] : undefined))
  if (!isRecord(next)) return next
  const earlier = isRecord(before) ? before : {}
  const names = [
    ...Object.keys(earlier).filter((name) => Object.hasOwn(next, name)),
    ...Object.keys(next).filter((name) => !Object.hasOwn(earlier, name)),
  ]
  return Object.fromEntries(names.map((name) => [name, keepOrder(next[name], earlier[name])]))
}
