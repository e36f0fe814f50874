import {
  cardPresentationSchema,
  cardsAt,
  correctSlots,
  definePlugin,
  emptyPlacement,
  placementResponseSchema,
  presentCards,
  slotAccessibility,
  slotFeedback,
  wrongSlots,
} from '@wordstride/core'
import { gradePairing } from './grader'
import { toPublicPairing } from './public'
import { PAIRING, pairingProblemSchema } from './schema'

export const pairingPlugin = definePlugin({
  type: PAIRING,
  version: 1,
  title: 'Pairing',
  summary: 'The learner joins each item on the left with the card that goes with it.',
  scoring: [
    'Correct when every left item has its partner.',
    'While a left item has no card, the problem is not answered.',
    'Cards that look alike are interchangeable.',
    'A left item that has a card refuses another.',
  ],
  problem: pairingProblemSchema,
  response: placementResponseSchema,
  presentation: cardPresentationSchema,
  migrations: [],
  emptyResponse: emptyPlacement,
  present: (problem, random) => presentCards(problem.drag_items, random),
  toPublic: toPublicPairing,
  grade: gradePairing,
  correctResponse: (problem) => correctSlots(problem.drag_items, problem.left_items),
  wrongResponse: (problem, random) => wrongSlots(problem.drag_items, problem.left_items, random),
  feedback: (problem, response, result) =>
    slotFeedback(problem.drag_items, response, result, problem.explanation),
  reminder: () => null,
  describeResponse: (problem, response) =>
    problem.left_items
      .flatMap((left) => {
        const held = cardsAt(response, left.id)
        const partners = problem.cards.filter(({ id }) => held.includes(id))
        return partners.map(({ content }) => `${left.content} – ${content}`)
      })
      .join('; '),
  accessibility: slotAccessibility,
})
