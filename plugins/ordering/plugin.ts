import {
  cardPresentationSchema,
  correctSequence,
  definePlugin,
  describeSequence,
  emptySequence,
  presentCards,
  sequenceFeedback,
  sequenceResponseSchema,
  wrongSequence,
} from '@wordstride/core'
import { gradeOrdering } from './grader'
import { toPublicOrdering } from './public'
import { ORDERING, orderingProblemSchema } from './schema'

export const orderingPlugin = definePlugin({
  type: ORDERING,
  version: 1,
  title: 'Ordering',
  summary: 'The learner brings a list of cards into the right order.',
  scoring: [
    'Correct when the cards stand in their right order.',
    'A list of which no card was moved is not answered.',
    'Cards that look alike are interchangeable.',
  ],
  problem: orderingProblemSchema,
  response: sequenceResponseSchema,
  presentation: cardPresentationSchema,
  migrations: [],
  emptyResponse: emptySequence,
  present: (problem, random) => presentCards(problem.drag_items, random),
  toPublic: toPublicOrdering,
  grade: gradeOrdering,
  correctResponse: (problem) => correctSequence(problem.drag_items),
  wrongResponse: (problem, random) => wrongSequence(problem.drag_items, random),
  feedback: (problem, response, result) =>
    sequenceFeedback(problem.drag_items, response, result, problem.explanation),
  reminder: () => null,
  describeResponse: (problem, response) => describeSequence(problem.cards, response),
  accessibility: {
    roles: ['list', 'listitem', 'button'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next card' },
      { keys: ['Enter', 'Space'], does: 'picks the card in focus up, or puts it down' },
      { keys: ['↑', '↓'], does: 'moves the focus, or the card that is picked up' },
      { keys: ['Home', 'End'], does: 'moves the focus or the card to the beginning or the end' },
      { keys: ['Escape'], does: 'puts the card down where it was picked up' },
    ],
    announcements: [
      'Card "{card}" is picked up, position {n} of {total}. Use the arrow keys or choose another card to move it.',
      'Card "{card}" is now at position {n} of {total}.',
      '{card}, correct',
      '{card}, not correct',
    ],
  },
})
