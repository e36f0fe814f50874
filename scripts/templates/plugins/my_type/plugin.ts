import { choice, definePlugin } from '@wordstride/core'
import { MY_TYPE, type MyTypeProblem, myTypeProblemSchema } from './schema'

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

export const myTypePlugin = definePlugin({
  type: MY_TYPE,
  version: 1,
  title: 'My type',
  summary: 'The learner reads a question and picks one option.',
  scoring: ['Correct when the chosen option is the answer.', 'Nothing chosen is not answered.'],
  problem: myTypeProblemSchema,
  migrations: [],
  // Response, order, public view, grading and feedback are the family's; what differs is overridden below it.
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
