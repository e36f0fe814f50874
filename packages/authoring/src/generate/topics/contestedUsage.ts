import { contestedUsageJudge } from '../check/contestedUsage'
import { kindGenerator } from '../kindGenerator'
import { contestedUsageKinds as kinds } from '../lexicon/contestedUsage'

export const contestedUsage = kindGenerator({
  summary: 'usage on which authorities disagree (grade 11)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'usage',
  name: 'Which contested usage do the words in italics show?',
  does: 'shows this usage:',
  doAll: 'show this usage:',
  hints: [
    'Where are the words, and what do they belong to?',
    'Look at *to*, at the last word, at *they*, at the first word, and at *hopefully*.',
  ],
  judge: contestedUsageJudge,
})
