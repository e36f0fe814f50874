import { synthesisJudge } from '../check/syntheses'
import { kindGenerator } from '../kindGenerator'
import { syntheses as kinds } from '../lexicon/syntheses'

export const synthesesGenerator = kindGenerator({
  summary: 'what a sentence about two texts does: reports, compares, concludes (grade 9)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'activity',
  name: 'A student writes about two texts. What does this sentence do?',
  areVerbs: true,
  table: 'Choose what each sentence does.',
  match: 'Match each sentence with what it does.',
  hints: [
    'How many authors does the sentence speak of? Are they together, apart, or the ground for something new?',
    'A synthesis says something that neither text says alone.',
  ],
  judge: synthesisJudge,
})
