import { wordRelationJudge } from '../check/wordRelations'
import { kindGenerator } from '../kindGenerator'
import { wordRelationKinds as kinds } from '../lexicon/wordRelations'

export const wordRelations = kindGenerator({
  summary: 'synonyms, antonyms, homophones and homographs in a sentence (grade 5)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'relation',
  name: 'What are the two words in italics?',
  does: 'has, in italics, two',
  doAll: 'have, in italics, two',
  table: 'Choose the relation between the words in italics.',
  hints: [
    'Compare the letters, then the sound, then the meaning of the two words.',
    'In two of the names, *-phone* means *sound* and *-graph* means *writing*.',
  ],
  judge: wordRelationJudge,
})
