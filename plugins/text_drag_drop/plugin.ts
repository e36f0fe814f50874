import {
  bucketAccessibility,
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
import { gradeTextDragDrop } from './grader'
import { toPublicTextDragDrop } from './public'
import { TEXT_DRAG_DROP, textDragDropProblemSchema } from './schema'

export const textDragDropPlugin = definePlugin({
  type: TEXT_DRAG_DROP,
  version: 1,
  title: 'Sort text into buckets',
  summary: 'The learner drags sentences and phrases into the buckets of their categories.',
  scoring: [
    'Correct when every card is in the bucket of its category.',
    'While a card is left out, the problem is not answered.',
    'The order of the cards within a bucket does not matter.',
  ],
  problem: textDragDropProblemSchema,
  response: placementResponseSchema,
  presentation: cardPresentationSchema,
  migrations: [],
  emptyResponse: emptyPlacement,
  present: (problem, random) => presentCards(problem.drag_items, random),
  toPublic: toPublicTextDragDrop,
  grade: gradeTextDragDrop,
  correctResponse: (problem) => correctBuckets(problem.drag_items),
  wrongResponse: (problem, random) => wrongBuckets(problem.drag_items, problem.buckets, random),
  feedback: (problem, response, result) =>
    bucketFeedback(problem.drag_items, response, result, problem.explanation),
  reminder: () => null,
  describeResponse: (problem, response) => describeBuckets(problem.cards, problem.buckets, response),
  accessibility: bucketAccessibility,
})
