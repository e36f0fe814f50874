import type { Random } from './seededRandom'

/** Fisher-Yates; returns a new list. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const moved = result[i] as T
    result[i] = result[j] as T
    result[j] = moved
  }
  return result
}

const MAX_RESHUFFLES = 50

/**
 * Shuffles, and again while the items look as they did in the original order (TYPE-00.7). `looksLike` tells
 * when two items cannot be told apart (equal letters). A list whose items all look alike stays as it is.
 */
export function shuffleAway<T>(
  items: readonly T[],
  random: Random,
  looksLike: (a: T, b: T) => boolean = (a, b) => a === b,
): T[] {
  const isOriginal = (candidate: readonly T[]) => candidate.every((item, i) => looksLike(item, items[i] as T))
  for (let attempt = 0; attempt < MAX_RESHUFFLES; attempt++) {
    const result = shuffle(items, random)
    if (!isOriginal(result)) return result
  }
  const rotation = items.map((_, i) => items.map((__, j) => items[(i + j) % items.length] as T))
  return rotation.find((candidate) => !isOriginal(candidate)) ?? [...items]
}
