import { definePlugin, shuffle } from '@wordstride/core'
import { myTypeFeedback } from './feedback'
import { gradeMyType } from './grader'
import { toPublicMyType } from './public'
import { MY_TYPE, myTypePresentationSchema, myTypeProblemSchema, myTypeResponseSchema } from './schema'

export const myTypePlugin = definePlugin({
  type: MY_TYPE,
  version: 1,
  title: 'My type',
  summary: 'The learner reads a question and picks one option.',
  scoring: ['Correct when the chosen option is the answer.', 'Nothing chosen is not answered.'],
  problem: myTypeProblemSchema,
  response: myTypeResponseSchema,
  presentation: myTypePresentationSchema,
  migrations: [],
  emptyResponse: () => ({ chosen: null }),
  present: (problem, random) => ({
    order: shuffle(
      problem.options.map((option) => option.id),
      random,
    ),
  }),
  toPublic: toPublicMyType,
  grade: gradeMyType,
  correctResponse: (problem) => ({ chosen: problem.answer }),
  wrongResponse: (problem, random) => {
    const wrong = problem.options.filter((option) => option.id !== problem.answer)
    return { chosen: shuffle(wrong, random)[0]?.id ?? null }
  },
  feedback: myTypeFeedback,
  reminder: () => null,
  describeResponse: (problem, { chosen }) =>
    problem.options.find((option) => option.id === chosen)?.label ?? '',
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
