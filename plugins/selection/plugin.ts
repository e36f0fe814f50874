import { choiceSchemas, definePlugin } from '@wordstride/core'
import { selectionRules } from './rules'
import { selectionProblemSchema } from './schema'

export const selectionPlugin = definePlugin({
  ...selectionRules,
  ...choiceSchemas,
  title: 'Single choice',
  summary:
    'The learner picks one option for each question; questions with several answers may stand in the same group.',
  scoring: [
    'A radio question is correct when the chosen option has answer: true.',
    'A checkbox question is correct when all right options and no wrong ones are chosen.',
    'The problem is correct when every question is.',
    'While one question has no choice, the problem is not answered.',
  ],
  problem: selectionProblemSchema,
})
