import { blanksSchemas, definePlugin } from '@wordstride/core'
import { fillInTheBlankRules } from './rules'
import { fillInTheBlankProblemSchema } from './schema'

export const fillInTheBlankPlugin = definePlugin({
  ...fillInTheBlankRules,
  ...blanksSchemas,
  title: 'Fill in the blank',
  summary: 'The learner picks a word for each blank of a text from a dropdown.',
  scoring: [
    'While a blank has no choice, the problem is not answered.',
    'Correct when the choice of every blank is its answer.',
    'A disabled blank shows its value and is not graded.',
  ],
  problem: fillInTheBlankProblemSchema,
})
