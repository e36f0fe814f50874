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
  accessibility: bucketAccessibility,
})
