import { defineRules, phrases } from '@wordstride/core'
import type { ClickableTextProblem } from './schema'

export const clickableTextRules = defineRules({
  type: 'clickable_text',
  version: 1,
  ...phrases.of(({ phrases }: ClickableTextProblem) => ({ phrases, isCountedInTests: false })),
})
