import { worldWorkJudge } from '../check/worldWorks'
import { kindGenerator } from '../kindGenerator'
import { worldWorks as kinds } from '../lexicon/worldWorks'

export const worldWorksGenerator = kindGenerator({
  summary: 'works of world literature and where they come from (grade 9)',
  kinds,
  example: 'work',
  examples: 'works',
  kind: 'tradition',
  name: 'To which tradition does this work belong?',
  does: 'comes from',
  doAll: 'come from',
  hints: [
    'Look at the names of people and places, and at the kind of work.',
    'Tragedies and Homer, epics in Sanskrit, court ladies and haiku, ghazals and rose gardens, griots and spiders, gauchos and the Maya: which fits?',
  ],
  judge: worldWorkJudge,
})
