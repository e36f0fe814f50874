import { sourcingJudge } from '../check/sourcing'
import { kindGenerator } from '../kindGenerator'
import { sourcing as kinds } from '../lexicon/sourcing'

export const sourcingGenerator = kindGenerator({
  summary: 'what needs a source, and whether it has one (grade 10)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'judgment',
  name: 'An essay contains this sentence. What is true of it?',
  does: 'is an example of this:',
  doAll: 'are examples of this:',
  hints: [
    'Could everybody know it, or did the writer see or think it? Or did somebody else find or word it?',
    'A credit names the author and the page: *Baker ... (12)* or *(Baker 12)*.',
  ],
  judge: sourcingJudge,
})
