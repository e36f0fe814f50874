import { registerJudge } from '../check/registers'
import { kindGenerator } from '../kindGenerator'
import { registers as kinds } from '../lexicon/registers'

export const registersGenerator = kindGenerator({
  summary: 'formal, neutral and informal language (grade 10)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'register',
  name: 'In which register is this sentence?',
  does: 'is in a register that is',
  doAll: 'are in a register that is',
  hints: [
    'Where would you meet this sentence: in a contract, in a newspaper, or among friends?',
    'Look for contractions and slang, and for long, ceremonious words.',
  ],
  judge: registerJudge,
})
