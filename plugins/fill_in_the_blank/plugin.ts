import { blanks, definePlugin, renameMarkers } from '@wordstride/core'
import { FILL_IN_THE_BLANK, type FillInTheBlankProblem, fillInTheBlankProblemSchema } from './schema'

export const fillInTheBlankPlugin = definePlugin({
  type: FILL_IN_THE_BLANK,
  version: 1,
  title: 'Fill in the blank',
  summary: 'The learner picks a word for each blank of a text from a dropdown.',
  scoring: [
    'While a blank has no choice, the problem is not answered.',
    'Correct when the choice of every blank is its answer.',
    'A disabled blank shows its value and is not graded.',
  ],
  problem: fillInTheBlankProblemSchema,
  migrations: [],
  ...blanks.of(
    ({ blanks }: FillInTheBlankProblem) => ({ blanks }),
    ({ text }) => ({ text }),
    ({ text }, rename) => ({ text: renameMarkers(text, rename) }),
  ),
})
