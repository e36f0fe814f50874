import { supportedJudge } from '../check/supported'
import { kindGenerator } from '../kindGenerator'
import { supported as kinds } from '../lexicon/supported'

export const supportedIdeas = kindGenerator({
  summary: 'which idea a detail supports (grades 2 to 7)',
  kinds,
  example: 'detail',
  examples: 'details',
  kind: 'idea',
  name: 'Which idea does this detail support?',
  does: 'supports this idea:',
  doAll: 'support this idea:',
  hints: [
    'What is the detail about? Which idea is about the same thing?',
    'Put the idea first and the detail after it. Do they belong together?',
  ],
  judge: supportedJudge,
})
