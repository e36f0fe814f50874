import {
  choiceFeedback,
  choicePresentationSchema,
  choiceResponseSchema,
  correctChoices,
  definePlugin,
  describeChoices,
  emptyChoices,
  presentChoices,
  wrongChoices,
} from '@wordstride/core'
import { gradeVocabularySelection } from './grader'
import { partOf, toPublicVocabularySelection } from './public'
import { VOCABULARY_SELECTION, vocabularySelectionProblemSchema } from './schema'

export const vocabularySelectionPlugin = definePlugin({
  type: VOCABULARY_SELECTION,
  version: 1,
  title: 'Vocabulary choice',
  summary:
    'The learner picks the meaning of a word, the word for a meaning, or the word that completes a sentence.',
  scoring: [
    'Correct when the chosen option has answer: true.',
    'Nothing chosen is not answered.',
    'The options are always shuffled; the order does not matter.',
  ],
  problem: vocabularySelectionProblemSchema,
  response: choiceResponseSchema,
  presentation: choicePresentationSchema,
  migrations: [],
  emptyResponse: (problem) => emptyChoices([problem.part]),
  // TYPE-00.6.
  present: (problem, random) => presentChoices([partOf(problem)], random, { isShuffled: true }),
  toPublic: toPublicVocabularySelection,
  grade: gradeVocabularySelection,
  correctResponse: (problem) => correctChoices([partOf(problem)]),
  wrongResponse: (problem, random) => wrongChoices([partOf(problem)], random),
  feedback: (problem, response, result) => choiceFeedback([partOf(problem)], response, result),
  reminder: () => null,
  describeResponse: (problem, response) => describeChoices([problem.part], response),
  accessibility: {
    roles: ['radiogroup', 'radio', 'button'],
    keyboard: [
      { keys: ['Tab'], does: 'moves between the sound button and the options' },
      { keys: ['↑', '↓'], does: 'chooses the previous or next option' },
    ],
    announcements: [
      '{option}, radio button, {position} of {count}',
      '{option}, correct',
      '{option}, not correct',
    ],
  },
})
