import { smallWordJudge } from '../check/smallWords'
import { kindGenerator } from '../kindGenerator'
import { smallWordKinds as kinds } from '../lexicon/smallWords'

export const smallWords = kindGenerator({
  summary: 'conjunctions, prepositions and interjections (grade 5)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'part of speech',
  name: 'Which part of speech is the word in italics?',
  does: 'has, in italics,',
  hasArticle: true,
  table: 'Choose the part of speech of each word in italics.',
  hints: [
    'What follows the word: a mark, a noun, or a clause with a subject and a verb?',
    'Is the word a cry, does it join, or does it show place, time, or another relation?',
  ],
  judge: smallWordJudge,
})
