import { conflictJudge } from '../check/conflicts'
import { kindGenerator } from '../kindGenerator'
import { conflicts as kinds } from '../lexicon/conflicts'

export const conflicts = kindGenerator({
  summary: 'kinds of conflict in a story (grade 7)',
  kinds,
  example: 'plot',
  examples: 'plots',
  kind: 'conflict',
  name: 'Which kind of conflict does this plot have?',
  does: 'has this conflict:',
  doAll: 'have this conflict:',
  hints: [
    'Who or what stands in the way?',
    "Is it another person, the weather or wild land, somebody's own heart, or the rules of a whole community?",
  ],
  judge: conflictJudge,
})
