/** The rows of each user, in their order. */
export function groupByUser<TRow extends { userId: string }>(rows: readonly TRow[]): Map<string, TRow[]> {
  const groups = new Map<string, TRow[]>()
  for (const row of rows) {
    const group = groups.get(row.userId)
    if (group) group.push(row)
    else groups.set(row.userId, [row])
  }
  return groups
}
