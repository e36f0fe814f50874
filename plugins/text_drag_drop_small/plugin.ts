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
import { gradeTextDragDropSmall } from './grader'
import { toPublicTextDragDropSmall } from './public'
import { TEXT_DRAG_DROP_SMALL, textDragDropSmallProblemSchema } from './schema'

export const textDragDropSmallPlugin = definePlugin({
  type: TEXT_DRAG_DROP_SMALL,
  version: 1,
  title: 'Sort words into buckets',
  summary: 'The learner drags short words into the buckets of their categories.',
  scoring: [
    'Correct when every card is in the bucket of its category.',
    'While a card is left out, the problem is not answered.',
    'The order of the cards within a bucket does not matter.',
  ],
  problem: textDragDropSmallProblemSchema,
  response: placementResponseSchema,
  presentation: cardPresentationSchema,
  migrations: [],
  emptyResponse: emptyPlacement,
  present: (problem, random) => presentCards(problem.drag_items, random),
  toPublic: toPublicTextDragDropSmall,
  grade: gradeTextDragDropSmall,
  correctResponse: (problem) => correctBuckets(problem.drag_items),
  wrongResponse: (problem, random) => wrongBuckets(problem.drag_items, problem.buckets, random),
  feedback: (problem, response, result) =>
    bucketFeedback(problem.drag_items, response, result, problem.explanation),
  reminder: () => null,
  describeResponse: (problem, response) => describeBuckets(problem.cards, problem.buckets, response),
  accessibility: bucketAccessibility,
})
