import { kindsOfPoemsJudge } from '../check/kindsOfPoems'
import { kindGenerator } from '../kindGenerator'
import { kindsOfPoemsKinds as kinds } from '../lexicon/kindsOfPoems'

export const kindsOfPoems = kindGenerator({
  summary: 'elegy, ode, villanelle, dramatic monologue, pastoral (grade 12)',
  kinds,
  example: 'description',
  examples: 'descriptions',
  kind: 'kind of poem',
  name: 'Which kind of poem is described?',
  does: 'fits the term',
  doAll: 'fit the term',
  hints: [
    'Is somebody mourned, something praised, are lines repeated, does a character speak, or do shepherds sing?',
    'Ask for subject first and for form second.',
  ],
  judge: kindsOfPoemsJudge,
})
