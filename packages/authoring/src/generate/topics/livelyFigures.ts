import { livelyFigureJudge } from '../check/livelyFigures'
import { kindGenerator } from '../kindGenerator'
import { livelyFigureKinds as kinds } from '../lexicon/livelyFigures'

export const livelyFigures = kindGenerator({
  summary: 'personification, hyperbole or plain fact (grade 5)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'kind of language',
  name: 'What is this sentence an example of?',
  hasArticle: ['plain fact'],
  does: 'is an example of',
  doAll: 'are examples of',
  hints: [
    'Could it be true just as it stands? If not, why not?',
    'Does a thing act like a person, or is something made far too big?',
  ],
  judge: livelyFigureJudge,
})
