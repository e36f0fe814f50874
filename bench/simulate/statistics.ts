function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2)
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Spearman's rank correlation. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)]
  const [mx, my] = [mean(x), mean(y)]
  const sum = (f: (i: number) => number) => x.reduce((total, _, i) => total + f(i), 0)
  const covariance = sum((i) => ((x[i] as number) - mx) * ((y[i] as number) - my))
  const spread = Math.sqrt(
    sum((i) => ((x[i] as number) - mx) ** 2) * sum((i) => ((y[i] as number) - my) ** 2),
  )
  return covariance / spread
}
