import { definePlugin, openedChoice } from '@wordstride/core'
import { DYNAMIC_SELECTION, type DynamicSelectionProblem, dynamicSelectionProblemSchema } from './schema'

export const dynamicSelectionPlugin = definePlugin({
  type: DYNAMIC_SELECTION,
  version: 1,
  title: 'Dynamic choice',
  summary: 'The learner clicks each option to see or hear it in full, then picks one.',
  scoring: [
    'Correct when the chosen option has answer: true.',
    'Nothing chosen is not answered, whatever was opened.',
  ],
  problem: dynamicSelectionProblemSchema,
  migrations: [],
  ...openedChoice.of(({ options, shuffle_options = false }: DynamicSelectionProblem) => ({
    options,
    isShuffled: shuffle_options,
    needsAllOpened: false,
  })),
  reminder: () => 'REMEMBER: Click each option.',
})
