import { archetypesJudge } from '../check/archetypes'
import { kindGenerator } from '../kindGenerator'
import { archetypesKinds as kinds } from '../lexicon/archetypes'

export const archetypes = kindGenerator({
  summary: 'characters of myths and tales: hero, mentor, trickster, guardian, shape-shifter (grade 8)',
  kinds,
  example: 'character',
  examples: 'characters',
  kind: 'role',
  name: 'Which role does this character play?',
  does: 'plays the role of the',
  doAll: 'play the role of the',
  hints: [
    'Does the character set out, advise, fool others, block the way, or change sides?',
    'Ask what the character does for the hero.',
  ],
  judge: archetypesJudge,
})
