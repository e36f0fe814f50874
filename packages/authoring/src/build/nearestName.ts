/** How many letters differ, are missing or are too many; two that changed places are one. */
function slipsBetween(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i])
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let j = 1; j <= b.length; j++) rows[0]?.push(j)
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const differs = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + differs, swapped))
    }
  return at(a.length, b.length)
}

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')

/** The name that was most likely meant; null when none is near. */
function nearestName(name: string, known: readonly string[]): string | null {
  const ranked = known
    .map((other) => ({ other, slips: slipsBetween(plain(name).slice(0, 40), plain(other)) }))
    .sort((a, b) => a.slips - b.slips)
  const [first] = ranked
  return first && first.slips <= Math.max(1, Math.floor(first.other.length / 4)) ? first.other : null
}

/** To be added to a message about a name that is not known. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = nearestName(name, known)
  return near === null ? '' : ` Did you mean "${near}"?`
}
