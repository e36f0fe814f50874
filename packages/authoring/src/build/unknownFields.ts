const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where fields of `written` are that a schema has left out of `kept`, such as a slip of the pen in an option's name. */
export function unknownFields(
  written: unknown,
  kept: unknown,
  path: readonly (string | number)[] = [],
): (readonly (string | number)[])[] {
  if (Array.isArray(written) && Array.isArray(kept) && written.length === kept.length)
    return written.flatMap((each, i) => unknownFields(each, kept[i], [...path, i]))
  if (!isRecord(written) || !isRecord(kept)) return []
  return Object.keys(written).flatMap((key) =>
    key in kept ? unknownFields(written[key], kept[key], [...path, key]) : [[...path, key]],
  )
}
