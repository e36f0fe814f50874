/** The rows of a raw statement: the two drivers hand them over in different shapes. */
export const rowsOf = <TRow>(found: unknown): TRow[] =>
  Array.isArray(found) ? found : (found as { rows: TRow[] }).rows
