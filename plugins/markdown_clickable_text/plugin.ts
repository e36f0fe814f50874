import { definePlugin, phrasesSchemas } from '@wordstride/core'
import { markdownClickableTextRules } from './rules'
import { markdownClickableTextProblemSchema } from './schema'

export const markdownClickableTextPlugin = definePlugin({
  ...markdownClickableTextRules,
  ...phrasesSchemas,
  title: 'Clickable Markdown text',
  summary: 'The learner clicks the right phrases of a formatted text.',
  scoring: [
    'Correct when exactly all answer phrases are clicked.',
    'Nothing clicked is not answered.',
    'In a test, another number of clicks than there are answer phrases is over answered.',
    'A second click takes a phrase back.',
  ],
  problem: markdownClickableTextProblemSchema,
})
