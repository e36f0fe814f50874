import {
  cardPresentationSchema,
  correctSlots,
  definePlugin,
  describeSlots,
  emptyPlacement,
  placementResponseSchema,
  presentCards,
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
  accessibility: {
    roles: ['list', 'listitem', 'button'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next card' },
      { keys: ['Enter', 'Space'], does: 'picks the card in focus up, or puts it into the place in focus' },
      {
        keys: ['←', '→', '↑', '↓'],
        does: 'moves between the cards, or between the places while a card is picked up',
      },
      { keys: ['Home', 'End'], does: 'goes to the first or last card or place' },
      { keys: ['Escape'], does: 'puts the picked card down' },
      { keys: ['Delete'], does: 'takes the card in focus back to the others' },
    ],
    announcements: [
      'Card "{card}" is picked up. Choose a place for it, or press Escape to put it down.',
      'Card "{card}" is now in {place}, {n} of {total} placed.',
      'Card "{card}" is back with the other cards.',
      'Card "{card}" cannot go to {place}: "{other}" is there. Move that card first.',
      '{card}, correct',
      '{card}, not correct',
    ],
  },
})
