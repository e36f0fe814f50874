import {
  blankFeedback,
  blankPresentationSchema,
  blankResponseSchema,
  correctBlanks,
  definePlugin,
  describeBlanks,
  emptyBlanks,
  presentBlanks,
  wrongBlanks,
} from '@wordstride/core'
import { gradeTableWithDropdown } from './grader'
import { toPublicTableWithDropdown } from './public'
import { TABLE_WITH_DROPDOWN, tableWithDropdownProblemSchema } from './schema'

export const tableWithDropdownPlugin = definePlugin({
  type: TABLE_WITH_DROPDOWN,
  version: 1,
  title: 'Table with dropdowns',
  summary: 'The learner fills the open cells of a table from dropdowns.',
  scoring: [
    'While an open cell has no choice, the problem is not answered.',
    'Correct when the choice of every open cell is its answer.',
    'A disabled cell shows its value and is not graded.',
  ],
  problem: tableWithDropdownProblemSchema,
  response: blankResponseSchema,
  presentation: blankPresentationSchema,
  migrations: [],
  emptyResponse: (problem) => emptyBlanks(problem.blanks),
  present: (problem, random) => presentBlanks(problem.blanks, random),
  toPublic: toPublicTableWithDropdown,
  grade: gradeTableWithDropdown,
  correctResponse: (problem) => correctBlanks(problem.blanks),
  wrongResponse: (problem, random) => wrongBlanks(problem.blanks, random),
  feedback: (problem, response, result) => blankFeedback(problem.blanks, response, result),
  reminder: () => null,
  describeResponse: (problem, response) => describeBlanks(problem.blanks, response),
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
