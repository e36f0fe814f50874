import { blanks, defineRules, renameMarkers } from '@wordstride/core'
import type { FillInTheBlankProblem } from './schema'

export const fillInTheBlankRules = defineRules({
  type: 'fill_in_the_blank',
  version: 1,
  ...blanks.of(
    ({ blanks }: FillInTheBlankProblem) => ({ blanks }),
    ({ text }) => ({ text }),
    ({ text }, rename) => ({ text: renameMarkers(text, rename) }),
  ),
})
