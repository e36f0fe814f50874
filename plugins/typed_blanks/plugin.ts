import { definePlugin } from '@wordstride/core'
import { typedBlanksRules } from './rules'
import { typedBlanksPresentationSchema, typedBlanksProblemSchema, typedBlanksResponseSchema } from './schema'

export const typedBlanksPlugin = definePlugin({
  ...typedBlanksRules,
  title: 'Typed blanks',
  summary: 'The learner types what is missing in a text or a table.',
  scoring: [
    'While a gap is empty, the problem is not answered.',
    'Correct when every gap is right; typed text is normalised (text-v1) and compared with each accepted answer.',
    'Letter case and punctuation count unless the gap says that they do not.',
    'Where the gap allows slips, so many letters may be too many, missing or others, in answers of at least four letters a slip; a digit, a foreseen mistake and a word that the problem has elsewhere, in its bank or in another gap, are never slips.',
    'A number is right in whichever way it is written, as far from the answer as the tolerance allows.',
  ],
  problem: typedBlanksProblemSchema,
  response: typedBlanksResponseSchema,
  presentation: typedBlanksPresentationSchema,
})
