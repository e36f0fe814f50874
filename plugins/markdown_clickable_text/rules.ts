import { defineRules, phrases, renameMarkers } from '@wordstride/core'
import type { MarkdownClickableTextProblem } from './schema'

export const markdownClickableTextRules = defineRules({
  type: 'markdown_clickable_text',
  version: 1,
  ...phrases.of(
    ({ phrases }: MarkdownClickableTextProblem) => ({ phrases, isCountedInTests: true }),
    ({ text }) => ({ text }),
    ({ text }, rename) => ({ text: renameMarkers(text, rename) }),
  ),
})
