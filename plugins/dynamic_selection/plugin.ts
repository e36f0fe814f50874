import { definePlugin, openedChoiceSchemas } from '@wordstride/core'
import { dynamicSelectionRules } from './rules'
import { dynamicSelectionProblemSchema } from './schema'

export const dynamicSelectionPlugin = definePlugin({
  ...dynamicSelectionRules,
  ...openedChoiceSchemas,
  title: 'Dynamic choice',
  summary: 'The learner clicks each option to see or hear it in full, then picks one.',
  scoring: [
    'Correct when the chosen option has answer: true.',
    'Nothing chosen is not answered, whatever was opened.',
  ],
  problem: dynamicSelectionProblemSchema,
})
