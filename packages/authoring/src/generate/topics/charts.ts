import { chartJudge } from '../check/charts'
import { kindGenerator } from '../kindGenerator'
import { chartKinds as kinds } from '../lexicon/charts'

export const charts = kindGenerator({
  summary: 'timeline, bar graph, pie chart, labeled diagram or map (grade 4)',
  kinds,
  example: 'question',
  examples: 'questions',
  kind: 'picture',
  name: 'Which of these would answer the question best?',
  does: 'is answered best by',
  doAll: 'are answered best by',
  hints: [
    'Is it about dates, amounts, parts of a whole, parts of a thing, or places?',
    'Imagine the picture. Could you point at the answer with your finger?',
  ],
  judge: chartJudge,
})
