import {
  blankFeedback,
  blankPresentationSchema,
  blankResponseSchema,
  correctBlanks,
  definePlugin,
  describeBlanks,
  emptyBlanks,
  presentBlanks,
  wrongBlanks,
} from '@wordstride/core'
import { gradeFillInTheBlank } from './grader'
import { toPublicFillInTheBlank } from './public'
import { FILL_IN_THE_BLANK, fillInTheBlankProblemSchema } from './schema'

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
  response: blankResponseSchema,
  presentation: blankPresentationSchema,
  migrations: [],
  emptyResponse: (problem) => emptyBlanks(problem.blanks),
  present: (problem, random) => presentBlanks(problem.blanks, random),
  toPublic: toPublicFillInTheBlank,
  grade: gradeFillInTheBlank,
  correctResponse: (problem) => correctBlanks(problem.blanks),
  wrongResponse: (problem, random) => wrongBlanks(problem.blanks, random),
  feedback: (problem, response, result) => blankFeedback(problem.blanks, response, result),
  reminder: () => null,
  describeResponse: (problem, response) => describeBlanks(problem.blanks, response),
  accessibility: {
    roles: ['combobox', 'option'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next blank' },
      { keys: ['↑', '↓'], does: 'changes the word of the blank in focus' },
      { keys: ['A–Z'], does: 'jumps to the word that begins with the letter' },
    ],
    announcements: [
      'Blank {position} of {count}, {word}',
      'Blank {position}, correct',
      'Blank {position}, not correct',
    ],
  },
})
