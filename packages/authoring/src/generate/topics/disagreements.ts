import { disagreementJudge } from '../check/disagreements'
import { kindGenerator } from '../kindGenerator'
import { disagreementsOfTexts as kinds } from '../lexicon/disagreements'

export const disagreementsGenerator = kindGenerator({
  summary: 'whether two accounts disagree on a fact, on its meaning or on nothing (grade 8)',
  kinds,
  example: 'pair of accounts',
  examples: 'pairs of accounts',
  kind: 'disagreement',
  name: 'On what do the two accounts disagree?',
  does: 'disagrees',
  doAll: 'disagree',
  hints: [
    'Could a photograph, a date, or a count settle it?',
    'Are the facts the same, and only the judgment of them different? Or do both say the same?',
  ],
  judge: disagreementJudge,
})
