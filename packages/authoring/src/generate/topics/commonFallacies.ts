import { commonFallacyJudge } from '../check/commonFallacies'
import { kindGenerator } from '../kindGenerator'
import { commonFallacies as kinds } from '../lexicon/commonFallacies'

export const commonFallaciesGenerator = kindGenerator({
  summary: 'common fallacies (grade 9)',
  kinds,
  example: 'line of a debate',
  examples: 'lines of a debate',
  kind: 'fallacy',
  name: 'Which fallacy is this?',
  does: 'commits this fallacy:',
  doAll: 'commit this fallacy:',
  hints: [
    'What is claimed, and what is offered for it?',
    'Is somebody attacked, misquoted, or counted, are choices missing, are cases too few, or does one step lead to ruin?',
  ],
  judge: commonFallacyJudge,
})
