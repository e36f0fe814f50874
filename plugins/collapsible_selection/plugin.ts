import { definePlugin, openedChoiceSchemas } from '@wordstride/core'
import { collapsibleSelectionRules } from './rules'
import { collapsibleSelectionProblemSchema } from './schema'

export const collapsibleSelectionPlugin = definePlugin({
  ...collapsibleSelectionRules,
  ...openedChoiceSchemas,
  title: 'Collapsible choice',
  summary: 'The learner opens every option and then picks the best one.',
  scoring: [
    'Until every option was opened, the problem is not answered.',
    'Correct when the chosen option has answer: true.',
    'Nothing chosen is not answered.',
  ],
  problem: collapsibleSelectionProblemSchema,
})
