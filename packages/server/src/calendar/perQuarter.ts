/** Days begin at a whole quarter of an hour everywhere. */
const QUARTER_MS = 15 * 60_000
const REMEMBERED = 1_000

/**
 * What the wall calendar of a zone says of a moment, where it changes at the beginning of a day at most: worked out once
 * in a quarter of an hour, since the calendar of a zone is slow and a request asks for it several times.
 */
export function perQuarter<T>(find: (now: Date, timeZone: string) => T): (now: Date, timeZone: string) => T {
  const found = new Map<string, T>()
  return (now, timeZone) => {
    const key = `${timeZone} ${Math.floor(now.getTime() / QUARTER_MS)}`
    const known = found.get(key)
    if (known !== undefined) return known
    if (found.size >= REMEMBERED) found.clear()
    const fresh = find(now, timeZone)
    found.set(key, fresh)
    return fresh
  }
}
