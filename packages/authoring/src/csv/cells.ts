/** What a spreadsheet would take for a formula, in any width. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

/** A cell that no spreadsheet computes: a mark stands before it. */
export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/** The cell without that mark. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell

/** Several texts in one cell, with a line between them. */
export const joined = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(' | ')

/** The texts of a cell. */
export function separated(cell: string): string[] {
  if (cell.trim() === '') return []
  const texts = ['']
  for (const [part] of cell.matchAll(/\\[\\|]|\||[^\\|]+|\\/g)) {
    if (part === '|') texts.push('')
    else texts.push(texts.pop() + (part.length === 2 && part.startsWith('\\') ? part.slice(1) : part))
  }
  return texts.map((text) => text.trim())
}
