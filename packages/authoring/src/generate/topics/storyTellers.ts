import { storyTellerJudge } from '../check/storyTellers'
import { kindGenerator } from '../kindGenerator'
import { storyTellers as kinds } from '../lexicon/storyTellers'

export const storyTellers = kindGenerator({
  summary: 'first, second and third person (grade 4)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'point of view',
  name: 'From which point of view is this told?',
  does: 'is told in the',
  doAll: 'are told in the',
  hints: [
    'Look at the pronouns. Who is speaking?',
    '*I* and *we* are first person, *you* is second person, *he*, *she*, and *they* are third person.',
  ],
  judge: storyTellerJudge,
})
