import { connotationJudge } from '../check/connotations'
import { kindGenerator } from '../kindGenerator'
import { connotations as kinds } from '../lexicon/connotations'

export const connotations = kindGenerator({
  summary: 'positive, neutral and negative connotation (grade 6)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'connotation',
  name: 'Which connotation does the word in italics have here?',
  does: 'uses a word in italics whose connotation is',
  doAll: 'use a word in italics whose connotation is',
  table: 'Choose the connotation of each word in italics.',
  hints: [
    'Would you like it if this were said of you or of something you own?',
    'Think of another word with nearly the same meaning. Does it sound nicer, worse, or the same?',
  ],
  judge: connotationJudge,
})
