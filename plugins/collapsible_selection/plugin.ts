import { definePlugin, openedChoice } from '@wordstride/core'
import {
  COLLAPSIBLE_SELECTION,
  type CollapsibleSelectionProblem,
  collapsibleSelectionProblemSchema,
} from './schema'

export const collapsibleSelectionPlugin = definePlugin({
  type: COLLAPSIBLE_SELECTION,
  version: 1,
  title: 'Collapsible choice',
  summary: 'The learner opens every option and then picks the best one.',
  scoring: [
    'Until every option was opened, the problem is not answered.',
    'Correct when the chosen option has answer: true.',
    'Nothing chosen is not answered.',
  ],
  problem: collapsibleSelectionProblemSchema,
  migrations: [],
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
