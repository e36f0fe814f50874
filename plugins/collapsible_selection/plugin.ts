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
import { gradeCollapsibleSelection } from './grader'
import { toPublicCollapsibleSelection } from './public'
import { COLLAPSIBLE_SELECTION, collapsibleSelectionProblemSchema } from './schema'

export const collapsibleSelectionPlugin = definePlugin({
  type: COLLAPSIBLE_SELECTION,
  version: 1,
  title: 'Collapsible choice',
  summary: 'The learner opens every option and then picks the best one.',
  scoring: [
    'Until every option was opened, the problem is not answered.',
    'Correct when the chosen option has answer: true.',
    'Nothing chosen is not answered.',
  ],
  problem: collapsibleSelectionProblemSchema,
  response: openedResponseSchema,
  presentation: openedPresentationSchema,
  migrations: [],
  emptyResponse: (): OpenedResponse => ({ opened: [], chosen: null }),
  present: (problem, random) =>
    presentOpened(problem.options, random, { isShuffled: problem.shuffle_options ?? false }),
  toPublic: toPublicCollapsibleSelection,
  grade: gradeCollapsibleSelection,
  correctResponse: (problem) => correctOpened(problem.options),
  wrongResponse: (problem, random) => wrongOpened(problem.options, random),
  feedback: (problem, response, result) => openedFeedback(problem.options, response, result),
  reminder: () => 'REMEMBER: Click all options before selecting the best answer.',
  describeResponse: (problem, response) => describeOpened(problem.options, response),
  accessibility: {
    roles: ['group', 'button', 'radio'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next header or option' },
      { keys: ['Enter', 'Space'], does: 'opens or closes an option' },
      { keys: ['↑', '↓'], does: 'chooses the previous or next option' },
    ],
    announcements: ['{option}, expanded', '{option}, correct', '{option}, not correct'],
  },
})
