import { definePlugin, phrases, renameMarkers } from '@wordstride/core'
import {
  MARKDOWN_CLICKABLE_TEXT,
  type MarkdownClickableTextProblem,
  markdownClickableTextProblemSchema,
} from './schema'

export const markdownClickableTextPlugin = definePlugin({
  type: MARKDOWN_CLICKABLE_TEXT,
  version: 1,
  title: 'Clickable Markdown text',
  summary: 'The learner clicks the right phrases of a formatted text.',
  scoring: [
    'Correct when exactly all answer phrases are clicked.',
    'Nothing clicked is not answered.',
    'In a test, another number of clicks than there are answer phrases is over answered.',
    'A second click takes a phrase back.',
  ],
  problem: markdownClickableTextProblemSchema,
  migrations: [],
  ...phrases.of(
    ({ phrases }: MarkdownClickableTextProblem) => ({ phrases, isCountedInTests: true }),
    ({ text }) => ({ text }),
    ({ text }, rename) => ({ text: renameMarkers(text, rename) }),
  ),
})
