/** Does something with so many of them at a time, one batch after the other. */
export async function inBatches<TRow>(
  rows: readonly TRow[],
  size: number,
  work: (batch: TRow[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += size) await work(rows.slice(from, from + size))
}
