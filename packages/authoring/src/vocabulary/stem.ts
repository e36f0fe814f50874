const PREFIX = /^(un|re|dis|im|in|mis|over|under|non|pre)(?=[a-z]{4})/
const SUFFIX =
  /(ations?|itions?|ments?|ness|fully|ful|lessly|less|ously|ous|ively|ive|ably|able|ibly|ible|ally|ings?|edly|ed|ers?|ors?|est|ence|ance|ent|ant|ions?|ity|ties|ies|es|ly|al|s|y|e)$/

function cutToStem(word: string): string {
  let stem = word.replace(PREFIX, '')
  for (let round = 0; round < 2; round++) {
    const shorter = stem.replace(SUFFIX, '')
    if (shorter.length < 3) break
    stem = shorter
  }
  return stem.replace(/([a-z])\1$/, '$1').replace(/i$/, '')
}

/** The same few thousand words are compared millions of times; texts bring others. */
const stems = new Map<string, string>()
const MOST_REMEMBERED = 100_000

/** A rough stem, for telling that two words are of one family: it may be cut too short, never too long. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= MOST_REMEMBERED) stems.clear()
  const stem = cutToStem(word)
  stems.set(word, stem)
  return stem
}

/** 'hope', 'hopeful', 'hopeless'; also compounds, such as 'rain' and 'rainbow'. */
export function isSameFamily(one: string, other: string): boolean {
  if (stemOf(one) === stemOf(other)) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length >= 4 && (long.startsWith(short) || long.endsWith(short))
}
