import { choice, defineRules } from '@wordstride/core'
import type { MyTypeProblem } from './schema'

/** The family's data in the problem: one question with radio options. */
const readQuestion = ({ options, answer, solution }: MyTypeProblem) => ({
  parts: [
    {
      uuid: 'choice',
      type: 'radio' as const,
      options: options.map((option) => ({ ...option, answer: option.id === answer, solution })),
    },
  ],
  isShuffled: true,
})

/** What a page loads: no schema, nothing that needs one. */
export const myTypeRules = defineRules({
  type: 'my_type',
  version: 1,
  // Order, public view, grading and feedback are the family's; what differs is overridden below it.
  ...choice.of(readQuestion, ({ question }) => ({ question })),
  accessibility: {
    roles: ['group', 'radio'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the options' },
      { keys: ['↑', '↓'], does: 'chooses the previous or next option' },
      { keys: ['Space'], does: 'chooses the option in focus' },
    ],
    announcements: [
      '{option}, radio button, {position} of {count}',
      '{option}, correct',
      '{option}, not correct',
    ],
  },
})
