import { cohesionJudge } from '../check/cohesion'
import { kindGenerator } from '../kindGenerator'
import { cohesionKinds as kinds } from '../lexicon/cohesion'

export const cohesion = kindGenerator({
  summary: 'what links two sentences: pronoun, repeated word, synonym, transition (grade 10)',
  kinds,
  example: 'pair of sentences',
  examples: 'pairs of sentences',
  kind: 'link',
  name: 'Which link do the words in italics make between the two sentences?',
  does: 'is linked by a',
  doAll: 'are linked by a',
  hints: [
    'Do the words point back, come again, say it in another way, or name a relation?',
    'Look for the part of the first sentence that the italics take up.',
  ],
  judge: cohesionJudge,
})
