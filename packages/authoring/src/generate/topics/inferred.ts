import { inferredJudge } from '../check/inferred'
import { kindGenerator } from '../kindGenerator'
import { inferred } from '../lexicon/inferred'

export const feelings = kindGenerator({
  summary: 'which feeling a sentence shows without naming it (grade 3)',
  kinds: { 3: inferred[3] ?? [] },
  example: 'sentence',
  examples: 'sentences',
  kind: 'feeling',
  name: 'How does somebody in this sentence feel?',
  does: 'shows somebody who is',
  doAll: 'show somebody who is',
  hints: ['What does somebody do or say? Which clue do you see?', 'When do **you** act like that?'],
  judge: inferredJudge,
})

export const places = kindGenerator({
  summary: 'in which place a sentence happens without naming it (grade 4)',
  kinds: { 4: inferred[4] ?? [] },
  example: 'sentence',
  examples: 'sentences',
  kind: 'place',
  name: 'Where does this most likely happen?',
  does: 'most likely happens',
  doAll: 'most likely happen',
  hints: ['Which things, sounds, or smells are named?', 'In which place would you find all of these?'],
  judge: inferredJudge,
})
