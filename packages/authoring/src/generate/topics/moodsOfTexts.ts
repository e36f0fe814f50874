import { moodOfTextJudge } from '../check/moodsOfTexts'
import { kindGenerator } from '../kindGenerator'
import { moodsOfTexts as kinds } from '../lexicon/moodsOfTexts'

export const moodsOfTextsGenerator = kindGenerator({
  summary: 'the mood of a sentence of fiction (grade 10)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'mood',
  name: 'Which word names the mood of this sentence?',
  does: 'has a mood that is',
  doAll: 'have a mood that is',
  hints: [
    'What would you feel if you stood in the middle of this sentence?',
    'Look at the verbs and the light: do they threaten, long for, delight, grieve, joke, or bow?',
  ],
  judge: moodOfTextJudge,
})
