/** How many before oneself are seen. */
const BEFORE_OWN = 2

/**
 * The places of a ranking that a student sees: the first ones, the own one and two before it. Nobody behind oneself, but
 * for the first ones where at least as many others follow them: so nobody learns who is last, or that he is it himself.
 * `own` is null for who has no place.
 */
export function seenPlaces(places: number, own: number | null, first: number): number[] {
  const isLong = places >= 2 * first
  return Array.from({ length: places }, (_, i) => i + 1).filter((place) => {
    const isFirst = place <= first
    if (own === null || place > own) return isFirst && isLong
    return isFirst || place >= own - BEFORE_OWN
  })
}
