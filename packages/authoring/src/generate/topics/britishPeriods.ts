import { britishPeriodJudge } from '../check/britishPeriods'
import { kindGenerator } from '../kindGenerator'
import { britishPeriods as kinds } from '../lexicon/britishPeriods'

export const britishPeriodsGenerator = kindGenerator({
  summary: 'works of British literature and their periods (grade 10)',
  kinds,
  example: 'work',
  examples: 'works',
  kind: 'period',
  name: 'To which period of British literature does this work belong?',
  does: 'belongs to this period:',
  doAll: 'belong to this period:',
  hints: [
    'Who wrote it, and for whom: for a hall, for a theater, for a coffee house, for lovers of nature, for readers of long novels?',
    'Knights and pilgrims, the stage of Elizabeth, wit and satire, nature and feeling, Victoria, or the world wars: which fits?',
  ],
  judge: britishPeriodJudge,
})
