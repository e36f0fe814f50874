/** The chance of each number of right answers, when the questions are guessed right by these chances. */
function distributionOf(chances: readonly number[]): number[] {
  let distribution = [1]
  for (const chance of chances) {
    const next = Array.from({ length: distribution.length + 1 }, () => 0)
    distribution.forEach((share, right) => {
      next[right] = (next[right] ?? 0) + share * (1 - chance)
      next[right + 1] = (next[right + 1] ?? 0) + share * chance
    })
    distribution = next
  }
  return distribution
}

/** The least number of right answers that blind chance does not pass in 95 of 100 samples. */
export function upperBound(chances: readonly number[]): number {
  let sum = 0
  const distribution = distributionOf(chances)
  for (const [right, share] of distribution.entries()) {
    sum += share
    if (sum >= 0.95) return right
  }
  return chances.length
}
