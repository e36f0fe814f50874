import { definePlugin, phrasesSchemas } from '@wordstride/core'
import { clickableTextRules } from './rules'
import { clickableTextProblemSchema } from './schema'

export const clickableTextPlugin = definePlugin({
  ...clickableTextRules,
  ...phrasesSchemas,
  title: 'Clickable text',
  summary: 'The learner clicks the right words or phrases of a text.',
  scoring: [
    'Correct when exactly all answer phrases are clicked.',
    'Nothing clicked is not answered.',
    'A second click takes a phrase back.',
  ],
  problem: clickableTextProblemSchema,
})
