import { defineRules, openedChoice } from '@wordstride/core'
import type { CollapsibleSelectionProblem } from './schema'

export const collapsibleSelectionRules = defineRules({
  type: 'collapsible_selection',
  version: 1,
  ...openedChoice.of(({ options, shuffle_options = false }: CollapsibleSelectionProblem) => ({
    options,
    isShuffled: shuffle_options,
    needsAllOpened: true,
  })),
  reminder: () => 'REMEMBER: Click all options before selecting the best answer.',
  accessibility: {
    roles: ['group', 'button', 'radio'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next header or option' },
      { keys: ['Enter', 'Space'], does: 'opens or closes an option' },
      { keys: ['↑', '↓'], does: 'chooses the previous or next option' },
    ],
    announcements: ['{option}, expanded', '{option}, correct', '{option}, not correct'],
  },
})
