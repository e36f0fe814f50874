import { americanMovementJudge } from '../check/americanMovements'
import { kindGenerator } from '../kindGenerator'
import { americanMovements as kinds } from '../lexicon/americanMovements'

export const americanMovementsGenerator = kindGenerator({
  summary: 'works of American literature and their movements (grade 11)',
  kinds,
  example: 'work',
  examples: 'works',
  kind: 'movement',
  name: 'To which movement of American literature does this work belong?',
  does: 'belongs to this movement:',
  doAll: 'belong to this movement:',
  hints: [
    'When was it written, and for whom: for believers, for citizens, for dreamers, for observers, or for a new century?',
    'Sermons and captivity, pamphlets and reason, nature and the soul, plain life and hard forces, broken forms, or Harlem: which fits?',
  ],
  judge: americanMovementJudge,
})
