import {
  bucketFeedback,
  cardPresentationSchema,
  correctBuckets,
  definePlugin,
  describeBuckets,
  emptyPlacement,
  placementResponseSchema,
  presentCards,
  wrongBuckets,
} from '@wordstride/core'
import { gradeMultiMediaDragDrop } from './grader'
import { toPublicMultiMediaDragDrop } from './public'
import { MULTI_MEDIA_DRAG_DROP, multiMediaDragDropProblemSchema } from './schema'

export const multiMediaDragDropPlugin = definePlugin({
  type: MULTI_MEDIA_DRAG_DROP,
  version: 1,
  title: 'Sort pictures into buckets',
  summary: 'The learner drags pictures or sounds into the buckets of their categories.',
  scoring: [
    'Correct when every card is in the bucket of its category.',
    'While a card is left out, the problem is not answered.',
    'The order of the cards within a bucket does not matter.',
  ],
  problem: multiMediaDragDropProblemSchema,
  response: placementResponseSchema,
  presentation: cardPresentationSchema,
  migrations: [],
  emptyResponse: emptyPlacement,
  present: (problem, random) => presentCards(problem.drag_items, random),
  toPublic: toPublicMultiMediaDragDrop,
  grade: gradeMultiMediaDragDrop,
  correctResponse: (problem) => correctBuckets(problem.drag_items),
  wrongResponse: (problem, random) => wrongBuckets(problem.drag_items, problem.buckets, random),
  feedback: (problem, response, result) =>
    bucketFeedback(problem.drag_items, response, result, problem.explanation),
  reminder: () => null,
  describeResponse: (problem, response) => describeBuckets(problem.cards, problem.buckets, response),
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
      '{card}, correct',
      '{card}, not correct',
    ],
  },
})
