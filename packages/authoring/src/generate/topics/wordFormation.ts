import { wordFormationJudge } from '../check/wordFormation'
import { kindGenerator } from '../kindGenerator'
import { wordFormationKinds as kinds } from '../lexicon/wordFormation'

export const wordFormation = kindGenerator({
  summary: 'how words are made: blend, clipping, acronym, eponym, compound (grade 10)',
  kinds,
  example: 'word',
  examples: 'words',
  kind: 'way',
  name: 'How was this word made?',
  does: 'is',
  hasArticle: true,
  table: 'Choose the way in which each word was made.',
  match: 'Match each way of making a word with its example.',
  hints: [
    'Are two words melted, one cut short, first letters joined, a person named, or two whole words put together?',
    'Look for whole words, or for parts of words.',
  ],
  judge: wordFormationJudge,
})
