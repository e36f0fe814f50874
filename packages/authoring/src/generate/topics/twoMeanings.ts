import { meaningJudge } from '../check/twoMeanings'
import { kindGenerator } from '../kindGenerator'
import { twoMeanings as kinds } from '../lexicon/twoMeanings'

export const twoMeanings = kindGenerator({
  summary: 'words with two meanings: an animal, a thing, something you do (kindergarten)',
  kinds: { 0: kinds },
  example: 'sentence',
  examples: 'sentences',
  kind: 'meaning',
  name: 'What does the word mean in this sentence?',
  does: 'uses the word for',
  doAll: 'use the word for',
  hints: ['Make a picture of the sentence in your head.', 'Is it alive? Can you hold it? Can you do it?'],
  judge: meaningJudge,
})
