import { abstractNounJudge } from '../check/abstractNouns'
import { kindGenerator } from '../kindGenerator'
import { abstractNounKinds as kinds } from '../lexicon/abstractNouns'

export const abstractNouns = kindGenerator({
  summary: 'abstract nouns, concrete nouns and adjectives (grade 3)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'kind of word',
  name: 'What kind of word is in italics?',
  does: 'has, in italics,',
  hasArticle: true,
  table: 'Choose the kind of each word in italics.',
  hints: [
    'Does the word name something, or does it tell what something is like?',
    'If it names something: can you see it or touch it?',
  ],
  judge: abstractNounJudge,
})
