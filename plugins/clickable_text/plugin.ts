import { definePlugin, phrases } from '@wordstride/core'
import { CLICKABLE_TEXT, type ClickableTextProblem, clickableTextProblemSchema } from './schema'

export const clickableTextPlugin = definePlugin({
  type: CLICKABLE_TEXT,
  version: 1,
  title: 'Clickable text',
  summary: 'The learner clicks the right words or phrases of a text.',
  scoring: [
    'Correct when exactly all answer phrases are clicked.',
    'Nothing clicked is not answered.',
    'A second click takes a phrase back.',
  ],
  problem: clickableTextProblemSchema,
  migrations: [],
  ...phrases.of(({ phrases }: ClickableTextProblem) => ({ phrases, isCountedInTests: false })),
})
