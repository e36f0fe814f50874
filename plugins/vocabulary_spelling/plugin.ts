import { definePlugin, typedSchemas } from '@wordstride/core'
import { vocabularySpellingRules } from './rules'
import { vocabularySpellingProblemSchema } from './schema'

export const vocabularySpellingPlugin = definePlugin({
  ...vocabularySpellingRules,
  ...typedSchemas,
  title: 'Spelling',
  summary: 'The learner hears a word, reads its definition and types it.',
  scoring: [
    'Typed text and answer are normalised (text-v1: trimmed, one space between words, NFC, straight quotes) and compared.',
    'A capital first letter is accepted where the word has a small one; other capitals are part of the spelling.',
    'Empty text is not answered.',
    'With comparison ignore_case letter case does not matter; with number any way to write the same number is right.',
  ],
  problem: vocabularySpellingProblemSchema,
})
