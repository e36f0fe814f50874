import { propagandaJudge } from '../check/propaganda'
import { kindGenerator } from '../kindGenerator'
import { propagandaKinds as kinds } from '../lexicon/propaganda'

export const propaganda = kindGenerator({
  summary: 'techniques of advertising and propaganda (grade 8)',
  kinds,
  example: 'line',
  examples: 'lines',
  kind: 'technique',
  name: 'Which technique of persuasion is this?',
  does: 'uses this technique:',
  doAll: 'use this technique:',
  hints: [
    'Who speaks, and what does the line appeal to?',
    'Is it fame, being ordinary, beautiful words, an insult, or a symbol?',
  ],
  judge: propagandaJudge,
})
