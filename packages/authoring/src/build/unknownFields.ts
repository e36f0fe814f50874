type Path = (string | number)[]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const NONE: readonly Path[] = []

/** Where fields of `written` are that a schema has left out of `kept`, such as a slip of the pen in an option's name. */
export function unknownFields(written: unknown, kept: unknown): readonly Path[] {
  let found: Path[] | null = null
  const look = (key: string | number, one: unknown, other: unknown) => {
    for (const path of unknownFields(one, other)) {
      found ??= []
      found.push([key, ...path])
    }
  }
  if (Array.isArray(written) && Array.isArray(kept) && written.length === kept.length)
    for (const [i, each] of written.entries()) look(i, each, kept[i])
  else if (isRecord(written) && isRecord(kept))
    for (const key of Object.keys(written)) {
      if (key in kept) look(key, written[key], kept[key])
      else {
        found ??= []
        found.push([key])
      }
    }
  return found ?? NONE
}
