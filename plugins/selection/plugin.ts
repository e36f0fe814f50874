import {
  CHOOSE_ALL_REMINDER,
  choiceFeedback,
  choicePresentationSchema,
  choiceResponseSchema,
  correctChoices,
  definePlugin,
  describeChoices,
  emptyChoices,
  presentChoices,
  wrongChoices,
} from '@wordstride/core'
import { gradeSelection } from './grader'
import { toPublicSelection } from './public'
import { SELECTION, selectionProblemSchema } from './schema'

export const selectionPlugin = definePlugin({
  type: SELECTION,
  version: 1,
  title: 'Single choice',
  summary:
    'The learner picks one option for each question; questions with several answers may stand in the same group.',
  scoring: [
    'A radio question is correct when the chosen option has answer: true.',
    'A checkbox question is correct when all right options and no wrong ones are chosen.',
    'The problem is correct when every question is.',
    'While one question has no choice, the problem is not answered.',
  ],
  problem: selectionProblemSchema,
  response: choiceResponseSchema,
  presentation: choicePresentationSchema,
  migrations: [],
  emptyResponse: (problem) => emptyChoices(problem.subProblemItems),
  present: (problem, random) =>
    presentChoices(problem.subProblemItems, random, { isShuffled: problem.shuffle_options ?? false }),
  toPublic: toPublicSelection,
  grade: gradeSelection,
  correctResponse: (problem) => correctChoices(problem.subProblemItems),
  wrongResponse: (problem, random) => wrongChoices(problem.subProblemItems, random),
  feedback: (problem, response, result) => choiceFeedback(problem.subProblemItems, response, result),
  reminder: (problem) =>
    problem.subProblemItems.some((part) => part.type === 'checkbox') ? CHOOSE_ALL_REMINDER : null,
  describeResponse: (problem, response) => describeChoices(problem.subProblemItems, response),
  accessibility: {
    roles: ['radiogroup', 'radio', 'group', 'checkbox'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next question' },
      { keys: ['↑', '↓'], does: 'chooses the previous or next option of a radio question' },
      { keys: ['Space'], does: 'chooses or clears the option in focus' },
    ],
    announcements: [
      '{option}, radio button, {position} of {count}',
      '{option}, correct',
      '{option}, not correct',
    ],
  },
})
