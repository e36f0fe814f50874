import { choiceSchemas, definePlugin } from '@wordstride/core'
import { vocabularySelectionRules } from './rules'
import { vocabularySelectionProblemSchema } from './schema'

export const vocabularySelectionPlugin = definePlugin({
  ...vocabularySelectionRules,
  ...choiceSchemas,
  title: 'Vocabulary choice',
  summary:
    'The learner picks the meaning of a word, the word for a meaning, or the word that completes a sentence.',
  scoring: [
    'Correct when the chosen option has answer: true.',
    'Nothing chosen is not answered.',
    'The options are always shuffled; the order does not matter.',
  ],
  problem: vocabularySelectionProblemSchema,
})
