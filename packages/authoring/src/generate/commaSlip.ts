/** Which commas are too many and which are missing, by the words before them. */
export function tellCommas(text: string, key: string): string {
  const wanted = key.split(' ')
  const words = text.split(' ')
  const bare = (word: string) => `*${word.replace(/,$/, '')}*`
  const at = (isSlip: (word: string, other: string) => boolean) =>
    words.filter((word, i) => isSlip(word, wanted[i] ?? '')).map(bare)
  const extra = at((word, other) => word.endsWith(',') && !other.endsWith(','))
  const missing = at((word, other) => !word.endsWith(',') && other.endsWith(','))
  return [
    ...(extra.length > 0 ? [`No comma goes after ${extra.join(' and ')}.`] : []),
    ...(missing.length > 0 ? [`A comma is missing after ${missing.join(' and ')}.`] : []),
  ].join(' ')
}
