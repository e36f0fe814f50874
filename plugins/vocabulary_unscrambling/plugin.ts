import {
  cardPresentationSchema,
  correctSlots,
  definePlugin,
  describeSlots,
  emptyPlacement,
  numberedSlots,
  placementResponseSchema,
  presentCards,
  slotFeedback,
  wrongSlots,
} from '@wordstride/core'
import { gradeVocabularyUnscrambling } from './grader'
import { toPublicVocabularyUnscrambling } from './public'
import {
  VOCABULARY_UNSCRAMBLING,
  type VocabularyUnscramblingProblem,
  vocabularyUnscramblingProblemSchema,
} from './schema'

const slotsOf = (problem: VocabularyUnscramblingProblem) => numberedSlots(problem.drag_items.length)

export const vocabularyUnscramblingPlugin = definePlugin({
  type: VOCABULARY_UNSCRAMBLING,
  version: 1,
  title: 'Word unscrambling',
  summary: 'The learner spells a word by dragging its letters to the bottom row.',
  scoring: [
    'Correct when the letters in the bottom row spell the word.',
    'While a letter is left over, the problem is not answered.',
    'Equal letters are interchangeable.',
    'An occupied place refuses another letter.',
  ],
  problem: vocabularyUnscramblingProblemSchema,
  response: placementResponseSchema,
  presentation: cardPresentationSchema,
  migrations: [],
  emptyResponse: emptyPlacement,
  present: (problem, random) => presentCards(problem.drag_items, random),
  toPublic: toPublicVocabularyUnscrambling,
  grade: gradeVocabularyUnscrambling,
  correctResponse: (problem) => correctSlots(problem.drag_items, slotsOf(problem)),
  wrongResponse: (problem, random) => wrongSlots(problem.drag_items, slotsOf(problem), random),
  feedback: (problem, response, result) =>
    slotFeedback(problem.drag_items, response, result, problem.explanation),
  reminder: () => 'REMEMBER: Drag letters to the bottom row to spell the word.',
  describeResponse: (problem, response) => describeSlots(problem.cards, problem.slots, response, ''),
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
