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
  accessibility: slotAccessibility,
})
