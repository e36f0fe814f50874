import { claimTypeJudge } from '../check/claimTypes'
import { kindGenerator } from '../kindGenerator'
import { claimTypes as kinds } from '../lexicon/claimTypes'

export const claimTypes = kindGenerator({
  summary: 'claims of fact, of value and of policy (grade 11)',
  kinds,
  example: 'claim',
  examples: 'claims',
  kind: 'type of claim',
  name: 'Which type of claim is this?',
  does: 'is a',
  doAll: 'belong to this type:',
  table: 'Choose the type of each claim.',
  hints: [
    'How would you attack it: with a measurement, with another scale of values, or with a better plan?',
    'Does it say what is so, what is good, or what should be done?',
  ],
  judge: claimTypeJudge,
})
