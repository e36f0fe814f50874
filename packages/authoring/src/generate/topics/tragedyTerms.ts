import { tragedyTermsJudge } from '../check/tragedyTerms'
import { kindGenerator } from '../kindGenerator'
import { tragedyTermsKinds as kinds } from '../lexicon/tragedyTerms'

export const tragedyTerms = kindGenerator({
  summary: 'terms of Greek tragedy: hubris, hamartia, peripeteia, anagnorisis, catharsis (grade 12)',
  kinds,
  example: 'description',
  examples: 'descriptions',
  kind: 'term',
  name: 'Which term of tragedy fits?',
  does: 'fits the term',
  doAll: 'fit the term',
  hints: [
    'Is it pride, an error, a turn, a discovery, or what the audience feels?',
    'Does it happen in the hero, in the plot, or in the seats?',
  ],
  judge: tragedyTermsJudge,
})
