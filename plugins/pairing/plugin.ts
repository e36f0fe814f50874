import {
  cardPresentationSchema,
  cardsAt,
  correctSlots,
  definePlugin,
  emptyPlacement,
  placementResponseSchema,
  presentCards,
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
