import { blanks, definePlugin } from '@wordstride/core'
import { tableWithDropdownMigrations } from './migrations'
import {
  blanksOf,
  renameCell,
  TABLE_WITH_DROPDOWN,
  type TableWithDropdownProblem,
  tableWithDropdownProblemSchema,
  toPublicCell,
} from './schema'

export const tableWithDropdownPlugin = definePlugin({
  type: TABLE_WITH_DROPDOWN,
  version: 2,
  title: 'Table with dropdowns',
  summary: 'The learner fills the open cells of a table from dropdowns.',
  scoring: [
    'While an open cell has no choice, the problem is not answered.',
    'Correct when the choice of every open cell is its answer.',
    'A disabled cell shows its value and is not graded.',
  ],
  problem: tableWithDropdownProblemSchema,
  migrations: tableWithDropdownMigrations,
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
