import { isRecord } from '@wordstride/core'

type Path = (string | number)[]

/** Adds where fields of `written` are missing in `kept`; `at` is where both stand. */
function collect(written: unknown, kept: unknown, at: Path, found: Path[]): void {
  if (Array.isArray(written) && Array.isArray(kept) && written.length === kept.length)
    for (let i = 0; i < written.length; i++) {
      at.push(i)
      collect(written[i], kept[i], at, found)
      at.pop()
    }
  else if (isRecord(written) && isRecord(kept))
    for (const key of Object.keys(written)) {
      at.push(key)
      if (key in kept) collect(written[key], kept[key], at, found)
      else found.push([...at])
      at.pop()
    }
}

/** Where fields of `written` are that a schema has left out of `kept`, such as a slip of the pen in an option's name. */
export function unknownFields(written: unknown, kept: unknown): readonly Path[] {
  const found: Path[] = []
  collect(written, kept, [], found)
  return found
}
