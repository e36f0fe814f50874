import {
  cardPresentationSchema,
  correctSlots,
  definePlugin,
  describeSlots,
  emptyPlacement,
  numberedSlots,
  placementResponseSchema,
  presentCards,
  slotAccessibility,
  slotFeedback,
  wrongSlots,
} from '@wordstride/core'
import { gradeUnscrambleDragDrop } from './grader'
import { toPublicUnscrambleDragDrop } from './public'
import {
  UNSCRAMBLE_DRAG_DROP,
  type UnscrambleDragDropProblem,
  unscrambleDragDropProblemSchema,
} from './schema'

const slotsOf = (problem: UnscrambleDragDropProblem) => numberedSlots(problem.drag_items.length)

export const unscrambleDragDropPlugin = definePlugin({
  type: UNSCRAMBLE_DRAG_DROP,
  version: 1,
  title: 'Unscramble',
  summary: 'The learner puts words or sentence parts into slots in the right order.',
  scoring: [
    'Correct when every slot holds the card of its order.',
    'While a slot is empty, the problem is not answered.',
    'Cards that look alike are interchangeable.',
    'An occupied slot refuses another card.',
  ],
  problem: unscrambleDragDropProblemSchema,
  response: placementResponseSchema,
  presentation: cardPresentationSchema,
  migrations: [],
  emptyResponse: emptyPlacement,
  present: (problem, random) => presentCards(problem.drag_items, random),
  toPublic: toPublicUnscrambleDragDrop,
  grade: gradeUnscrambleDragDrop,
  correctResponse: (problem) => correctSlots(problem.drag_items, slotsOf(problem)),
  wrongResponse: (problem, random) => wrongSlots(problem.drag_items, slotsOf(problem), random),
  feedback: (problem, response, result) =>
    slotFeedback(problem.drag_items, response, result, problem.explanation),
  reminder: () => null,
  describeResponse: (problem, response) => describeSlots(problem.cards, problem.slots, response, ' '),
  accessibility: slotAccessibility,
})
