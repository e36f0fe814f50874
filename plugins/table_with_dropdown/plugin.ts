import { blanksSchemas, definePlugin } from '@wordstride/core'
import { tableWithDropdownMigrations } from './migrations'
import { tableWithDropdownRules } from './rules'
import { tableWithDropdownProblemSchema } from './schema'

export const tableWithDropdownPlugin = definePlugin({
  ...tableWithDropdownRules,
  ...blanksSchemas,
  title: 'Table with dropdowns',
  summary: 'The learner fills the open cells of a table from dropdowns.',
  scoring: [
    'While an open cell has no choice, the problem is not answered.',
    'Correct when the choice of every open cell is its answer.',
    'A disabled cell shows its value and is not graded.',
  ],
  problem: tableWithDropdownProblemSchema,
  migrations: tableWithDropdownMigrations,
})
