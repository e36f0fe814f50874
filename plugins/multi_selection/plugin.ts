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
import { gradeMultiSelection } from './grader'
import { toPublicMultiSelection } from './public'
import { MULTI_SELECTION, multiSelectionProblemSchema } from './schema'

export const multiSelectionPlugin = definePlugin({
  type: MULTI_SELECTION,
  version: 1,
  title: 'Multiple choice, several answers',
  summary: 'The learner picks every right option.',
  scoring: [
    'Correct when all right options and no wrong ones are chosen; the order of choosing does not matter.',
    'Nothing chosen is not answered.',
    'With answer_count set, fewer choices are not answered and more are over answered.',
    'Without answer_count any number of choices is graded.',
  ],
  problem: multiSelectionProblemSchema,
  response: choiceResponseSchema,
  presentation: choicePresentationSchema,
  migrations: [],
  emptyResponse: (problem) => emptyChoices(problem.subProblemItems),
  present: (problem, random) =>
    presentChoices(problem.subProblemItems, random, { isShuffled: problem.shuffle_options ?? false }),
  toPublic: toPublicMultiSelection,
  grade: gradeMultiSelection,
  correctResponse: (problem) => correctChoices(problem.subProblemItems),
  wrongResponse: (problem, random) => wrongChoices(problem.subProblemItems, random),
  feedback: (problem, response, result) => choiceFeedback(problem.subProblemItems, response, result),
  reminder: () => CHOOSE_ALL_REMINDER,
  describeResponse: (problem, response) => describeChoices(problem.subProblemItems, response),
  accessibility: {
    roles: ['group', 'checkbox'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next option' },
      { keys: ['Space'], does: 'chooses or clears the option in focus' },
    ],
    announcements: ['{option}, checkbox, checked', '{option}, correct', '{option}, not correct'],
  },
})
