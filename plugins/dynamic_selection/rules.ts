import { defineRules, openedChoice } from '@wordstride/core'
import type { DynamicSelectionProblem } from './schema'

export const dynamicSelectionRules = defineRules({
  type: 'dynamic_selection',
  version: 1,
  ...openedChoice.of(({ options, shuffle_options = false }: DynamicSelectionProblem) => ({
    options,
    isShuffled: shuffle_options,
    needsAllOpened: false,
  })),
  reminder: () => 'REMEMBER: Click each option.',
})
