import type { RowEntry } from './sessionState'

/** The row with another entry at this place. None of the others is looked at: a row may be long, and a log longer. */
export function withEntry(row: readonly RowEntry[], index: number, entry: RowEntry): RowEntry[] {
  const next = row.slice()
  next[index] = entry
  return next
}
