import { strongMarkJudge } from '../check/strongMarks'
import { kindGenerator } from '../kindGenerator'
import { strongMarks as kinds } from '../lexicon/strongMarks'

export const strongMarksGenerator = kindGenerator({
  summary: 'what colons, dashes and parentheses announce (grade 10)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'purpose of the mark',
  name: 'For what does this sentence use its colon, dash, or parentheses?',
  does: 'uses its mark for',
  doAll: 'use their marks for',
  hints: [
    'Find the colon, the dash, or the parentheses. What comes right after it?',
    'Could it be left out, is it what somebody said, several things, a reason, or a surprise?',
  ],
  judge: strongMarkJudge,
})
