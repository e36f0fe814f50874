/** Two decimals, also when they are zero (HOME-23, CONST-14). */
export const showScore = (score: number): string => score.toFixed(2)

/** One decimal, also when it is zero (HOME-23, CONST-14). */
export const showPoints = (points: number): string => points.toFixed(1)

/** HOME-16, CONST-17: tokens on a badge. */
export const showTokens = (tokens: number): string => (tokens > 999 ? '999+' : String(tokens))

/** HOME-16, CONST-17: percent on a badge. */
export const showPercent = (percent: number): string =>
  percent > 10_000 ? '10000%+' : `${showPoints(percent)}%`
