import { analogyJudge } from '../check/analogies'
import { kindGenerator } from '../kindGenerator'
import { analogies as kinds } from '../lexicon/analogies'

export const analogies = kindGenerator({
  summary: 'how the words of a pair are related (grade 7)',
  kinds,
  example: 'pair',
  examples: 'pairs',
  kind: 'relationship',
  name: 'How are the words of this pair related?',
  does: 'has this relationship:',
  doAll: 'have this relationship:',
  hints: [
    'Make a sentence with both words, such as *A wheel is a part of a cart*.',
    'Which word of your sentence joins the two: *means*, *is a part of*, *is a kind of*, *leads to*, *works with*?',
  ],
  judge: analogyJudge,
})
