import { choiceSchemas, definePlugin } from '@wordstride/core'
import { multiSelectionRules } from './rules'
import { multiSelectionProblemSchema } from './schema'

export const multiSelectionPlugin = definePlugin({
  ...multiSelectionRules,
  ...choiceSchemas,
  title: 'Multiple choice, several answers',
  summary: 'The learner picks every right option.',
  scoring: [
    'Correct when all right options and no wrong ones are chosen; the order of choosing does not matter.',
    'Nothing chosen is not answered.',
    'With answer_count set, fewer choices are not answered and more are over answered.',
    'Without answer_count any number of choices is graded.',
  ],
  problem: multiSelectionProblemSchema,
})
