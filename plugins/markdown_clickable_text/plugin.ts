import {
  correctPhrases,
  definePlugin,
  describePhrases,
  type PhraseResponse,
  phraseFeedback,
  phraseResponseSchema,
  wrongPhrases,
} from '@wordstride/core'
import { gradeMarkdownClickableText } from './grader'
import { toPublicMarkdownClickableText } from './public'
import {
  MARKDOWN_CLICKABLE_TEXT,
  markdownClickableTextPresentationSchema,
  markdownClickableTextProblemSchema,
} from './schema'

export const markdownClickableTextPlugin = definePlugin({
  type: MARKDOWN_CLICKABLE_TEXT,
  version: 1,
  title: 'Clickable Markdown text',
  summary: 'The learner clicks the right phrases of a formatted text.',
  scoring: [
    'Correct when exactly all answer phrases are clicked.',
    'Nothing clicked is not answered.',
    'In a test, another number of clicks than there are answer phrases is over answered.',
    'A second click takes a phrase back.',
  ],
  problem: markdownClickableTextProblemSchema,
  response: phraseResponseSchema,
  presentation: markdownClickableTextPresentationSchema,
  migrations: [],
  emptyResponse: (): PhraseResponse => ({ clicked: [] }),
  present: () => ({}),
  toPublic: toPublicMarkdownClickableText,
  grade: gradeMarkdownClickableText,
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
