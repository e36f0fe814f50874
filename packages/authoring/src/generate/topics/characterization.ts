import { characterizationJudge } from '../check/characterization'
import { kindGenerator } from '../kindGenerator'
import { characterizationKinds as kinds } from '../lexicon/characterization'

export const characterization = kindGenerator({
  summary: 'direct characterization, and indirect by speech, action, thought, effect on others (grade 9)',
  kinds,
  example: 'line',
  examples: 'lines',
  kind: 'means',
  name: 'How is the character shown here?',
  does: 'shows a character by',
  doAll: 'show a character by',
  hints: [
    'Does the narrator judge, or do we have to infer?',
    'Look for quoted words, deeds, inner life, or what other people do and say.',
  ],
  judge: characterizationJudge,
})
