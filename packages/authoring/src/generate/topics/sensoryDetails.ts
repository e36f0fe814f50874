import { sensoryJudge } from '../check/sensoryDetails'
import { kindGenerator } from '../kindGenerator'
import { sensoryKinds as kinds } from '../lexicon/sensoryDetails'

export const sensoryDetails = kindGenerator({
  summary: 'details of sight, hearing, smell, taste and touch (grade 4)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'sense',
  name: 'Which sense does this sentence speak to most?',
  does: 'speaks to the sense of',
  doAll: 'speak to the sense of',
  hints: [
    'Close your eyes and imagine it. What notices it: eyes, ears, nose, tongue, or skin?',
    'Find the words that carry the detail, such as a color, a noise, or the heat of the sun.',
  ],
  judge: sensoryJudge,
})
