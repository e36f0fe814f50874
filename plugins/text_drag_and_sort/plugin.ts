import {
  cardPresentationSchema,
  correctSlots,
  definePlugin,
  describeSlots,
  emptyPlacement,
  placementResponseSchema,
  presentCards,
  slotAccessibility,
  slotFeedback,
  wrongSlots,
} from '@wordstride/core'
import { gradeTextDragAndSort } from './grader'
import { toPublicTextDragAndSort } from './public'
import { TEXT_DRAG_AND_SORT, textDragAndSortProblemSchema } from './schema'

export const textDragAndSortPlugin = definePlugin({
  type: TEXT_DRAG_AND_SORT,
  version: 1,
  title: 'Sort into slots',
  summary: 'The learner sorts cards into slots that have names, such as weakest to strongest.',
  scoring: [
    'Correct when every slot holds the card of its order.',
    'While a slot is empty, the problem is not answered.',
    'Cards that look alike are interchangeable.',
    'An occupied slot refuses another card.',
  ],
  problem: textDragAndSortProblemSchema,
  response: placementResponseSchema,
  presentation: cardPresentationSchema,
  migrations: [],
  emptyResponse: emptyPlacement,
  present: (problem, random) => presentCards(problem.drag_items, random),
  toPublic: toPublicTextDragAndSort,
  grade: gradeTextDragAndSort,
  correctResponse: (problem) => correctSlots(problem.drag_items, problem.slots),
  wrongResponse: (problem, random) => wrongSlots(problem.drag_items, problem.slots, random),
  feedback: (problem, response, result) =>
    slotFeedback(problem.drag_items, response, result, problem.explanation),
  reminder: () => null,
  describeResponse: (problem, response) => describeSlots(problem.cards, problem.slots, response, ', '),
  accessibility: slotAccessibility,
})
