import {
  correctOpened,
  definePlugin,
  describeOpened,
  type OpenedResponse,
  openedFeedback,
  openedPresentationSchema,
  openedResponseSchema,
  presentOpened,
  wrongOpened,
} from '@wordstride/core'
import { gradeDynamicSelection } from './grader'
import { toPublicDynamicSelection } from './public'
import { DYNAMIC_SELECTION, dynamicSelectionProblemSchema } from './schema'

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
  response: openedResponseSchema,
  presentation: openedPresentationSchema,
  migrations: [],
  emptyResponse: (): OpenedResponse => ({ opened: [], chosen: null }),
  present: (problem, random) =>
    presentOpened(problem.options, random, { isShuffled: problem.shuffle_options ?? false }),
  toPublic: toPublicDynamicSelection,
  grade: gradeDynamicSelection,
  correctResponse: (problem) => correctOpened(problem.options),
  wrongResponse: (problem, random) => wrongOpened(problem.options, random),
  feedback: (problem, response, result) => openedFeedback(problem.options, response, result),
  reminder: () => 'REMEMBER: Click each option.',
  describeResponse: (problem, response) => describeOpened(problem.options, response),
  accessibility: {
    roles: ['group', 'button', 'radio'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next option' },
      { keys: ['Enter', 'Space'], does: 'shows an option in full' },
      { keys: ['↑', '↓'], does: 'chooses the previous or next option' },
    ],
    announcements: ['{option}, expanded', '{option}, correct', '{option}, not correct'],
  },
})
