import { tropesJudge } from '../check/tropes'
import { kindGenerator } from '../kindGenerator'
import { tropesKinds as kinds } from '../lexicon/tropes'

export const tropes = kindGenerator({
  summary: 'synecdoche, litotes, zeugma, paradox (grade 11)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'trope',
  name: 'Which trope does the sentence use?',
  does: 'uses',
  doAll: 'use',
  hints: [
    'Is a part named, the opposite denied, one verb stretched, or a contradiction true?',
    'Look for *not un-*, for one verb with two very different objects, and for body parts.',
  ],
  judge: tropesJudge,
})
