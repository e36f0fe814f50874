import {
  correctPhrases,
  definePlugin,
  describePhrases,
  type PhraseResponse,
  phraseFeedback,
  phraseResponseSchema,
  wrongPhrases,
} from '@wordstride/core'
import { gradeClickableText } from './grader'
import { toPublicClickableText } from './public'
import { CLICKABLE_TEXT, clickableTextPresentationSchema, clickableTextProblemSchema } from './schema'

export const clickableTextPlugin = definePlugin({
  type: CLICKABLE_TEXT,
  version: 1,
  title: 'Clickable text',
  summary: 'The learner clicks the right words or phrases of a text.',
  scoring: [
    'Correct when exactly all answer phrases are clicked.',
    'Nothing clicked is not answered.',
    'A second click takes a phrase back.',
  ],
  problem: clickableTextProblemSchema,
  response: phraseResponseSchema,
  presentation: clickableTextPresentationSchema,
  migrations: [],
  emptyResponse: (): PhraseResponse => ({ clicked: [] }),
  present: () => ({}),
  toPublic: toPublicClickableText,
  grade: gradeClickableText,
  correctResponse: (problem) => correctPhrases(problem.phrases),
  wrongResponse: (problem, random) => wrongPhrases(problem.phrases, random),
  feedback: (problem, response, result) => phraseFeedback(problem.phrases, response, result),
  reminder: () => null,
  describeResponse: (problem, response) => describePhrases(problem.phrases, response),
  accessibility: {
    roles: ['button'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next phrase' },
      { keys: ['Enter', 'Space'], does: 'clicks the phrase in focus, or takes it back' },
    ],
    announcements: ['{phrase}, toggle button, pressed', '{phrase}, correct', '{phrase}, not correct'],
  },
})
