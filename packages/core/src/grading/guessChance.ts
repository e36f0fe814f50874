/** In how many ways `chosen` of `count` things can be chosen. */
function combinations(count: number, chosen: number): number {
  let ways = 1
  for (let i = 1; i <= chosen; i++) ways = (ways * (count - chosen + i)) / i
  return ways
}

/** The chance to choose exactly the right ones, for who knows how many they are. */
export const chanceOfChoice = (options: readonly { answer: boolean }[]): number =>
  1 / combinations(options.length, options.filter(({ answer }) => answer).length)

/** The chance that shuffled cards stand right, where cards of one group can change places. */
export function chanceOfOrder(groupSizes: readonly number[]): number {
  let chance = 1
  let placed = 0
  for (const size of groupSizes) {
    chance /= combinations(placed + size, size)
    placed += size
  }
  return chance
}
