import { misleadingStatisticsJudge } from '../check/misleadingStatistics'
import { kindGenerator } from '../kindGenerator'
import { misleadingStatisticsKinds as kinds } from '../lexicon/misleadingStatistics'

export const misleadingStatistics = kindGenerator({
  summary:
    'misleading figures: biased sample, correlation, picked data, loaded question, cut scale (grade 10)',
  kinds,
  example: 'report',
  examples: 'reports',
  kind: 'fault',
  name: 'What is misleading in this report?',
  does: 'has this fault:',
  doAll: 'have this fault:',
  hints: [
    'Ask who was asked, how, and what was left out.',
    'Does one thing really cause the other? Where does the scale begin?',
  ],
  judge: misleadingStatisticsJudge,
})
