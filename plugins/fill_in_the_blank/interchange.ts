import { giveBlanks, type Interchange, takeBlanks } from '@wordstride/core/authoring'
import type { FillInTheBlankProblem } from './schema'

/** A text with choices in it. */
export const fillInTheBlankInterchange: Interchange<FillInTheBlankProblem> = {
  preference: 1,
  give: ({ text, blanks }) => ({ question: { kind: 'gapChoice', text, ...giveBlanks(blanks) } }),
  take({ question }) {
    if (question.kind !== 'gapChoice') return null
    const taken = takeBlanks(question.gaps)
    return taken && 'body' in taken ? { ...taken, body: { text: question.text, ...taken.body } } : taken
  },
}
