import { isRecord } from '@wordstride/core'

type Path = readonly (string | number)[]

interface UnknownFields {
  /** Of the object. */
  path: Path
  keys: readonly string[]
}

/** Adds where fields of `written` are missing in `kept`; `at` is where both stand. */
function collect(written: unknown, kept: unknown, at: (string | number)[], found: UnknownFields[]): void {
  const collectAt = (key: string | number, inside: unknown, keptInside: unknown) => {
    at.push(key)
    collect(inside, keptInside, at, found)
    at.pop()
  }
  if (Array.isArray(written) && Array.isArray(kept) && written.length === kept.length)
    for (let i = 0; i < written.length; i++) collectAt(i, written[i], kept[i])
  else if (isRecord(written) && isRecord(kept)) {
    const keys = Object.keys(written).filter((key) => !(key in kept))
    if (keys.length > 0) found.push({ path: [...at], keys })
    for (const key of Object.keys(written)) if (key in kept) collectAt(key, written[key], kept[key])
  }
}

/** Fields of `written` that a schema has left out of `kept`, such as a slip of the pen in an option's name. */
export function unknownFields(written: unknown, kept: unknown): readonly UnknownFields[] {
  const found: UnknownFields[] = []
  collect(written, kept, [], found)
  return found
}
