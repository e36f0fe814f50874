import { blanks, defineRules } from '@wordstride/core'
import { blanksOf, renameCell, toPublicCell } from './public'
import type { TableWithDropdownProblem } from './schema'

export const tableWithDropdownRules = defineRules({
  type: 'table_with_dropdown',
  version: 2,
  ...blanks.of(
    (problem: TableWithDropdownProblem) => ({ blanks: blanksOf(problem) }),
    ({ columns, rows }) => ({ columns, rows: rows.map((row) => row.map(toPublicCell)) }),
    ({ columns, rows }, rename) => ({ columns, rows: rows.map((row) => row.map(renameCell(rename))) }),
  ),
  accessibility: {
    roles: ['table', 'combobox', 'option'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next open cell' },
      { keys: ['↑', '↓'], does: 'changes the choice of the cell in focus' },
      { keys: ['A–Z'], does: 'jumps to the choice that begins with the letter' },
    ],
    announcements: [
      '{column}, row {row}, {word}',
      '{column}, row {row}, correct',
      '{column}, row {row}, not correct',
    ],
  },
})
