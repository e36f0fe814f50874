import { CHOOSE_ALL_REMINDER, choiceProblem, definePlugin } from '@wordstride/core'
import { MULTI_SELECTION, multiSelectionProblemSchema } from './schema'

export const multiSelectionPlugin = definePlugin({
  ...choiceProblem,
  type: MULTI_SELECTION,
  version: 1,
  title: 'Multiple choice, several answers',
  summary: 'The learner picks every right option.',
  scoring: [
    'Correct when all right options and no wrong ones are chosen; the order of choosing does not matter.',
    'Nothing chosen is not answered.',
    'With answer_count set, fewer choices are not answered and more are over answered.',
    'Without answer_count any number of choices is graded.',
  ],
  problem: multiSelectionProblemSchema,
  migrations: [],
  reminder: () => CHOOSE_ALL_REMINDER,
  accessibility: {
    roles: ['group', 'checkbox'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next option' },
      { keys: ['Space'], does: 'chooses or clears the option in focus' },
    ],
    announcements: ['{option}, checkbox, checked', '{option}, correct', '{option}, not correct'],
  },
})
