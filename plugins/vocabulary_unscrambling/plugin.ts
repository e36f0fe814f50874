import { definePlugin, placementSchemas } from '@wordstride/core'
import { vocabularyUnscramblingRules } from './rules'
import { vocabularyUnscramblingProblemSchema } from './schema'

export const vocabularyUnscramblingPlugin = definePlugin({
  ...vocabularyUnscramblingRules,
  ...placementSchemas,
  title: 'Word unscrambling',
  summary: 'The learner spells a word by dragging its letters to the bottom row.',
  scoring: [
    'Correct when the letters in the bottom row spell the word.',
    'While a letter is left over, the problem is not answered.',
    'Equal letters are interchangeable.',
    'An occupied place refuses another letter.',
  ],
  problem: vocabularyUnscramblingProblemSchema,
})
