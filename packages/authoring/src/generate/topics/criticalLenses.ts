import { criticalLensesJudge } from '../check/criticalLenses'
import { kindGenerator } from '../kindGenerator'
import { criticalLensesKinds as kinds } from '../lexicon/criticalLenses'

export const criticalLenses = kindGenerator({
  summary: 'historical, formalist, feminist, Marxist and psychological criticism (grade 12)',
  kinds,
  example: 'question',
  examples: 'questions',
  kind: 'lens',
  name: 'Through which critical lens does this question look at a work?',
  does: 'belongs to this lens:',
  doAll: 'belong to this lens:',
  hints: [
    'Does it ask about the age, the form, gender, class and money, or the mind?',
    'Which word of the question belongs to one lens only?',
  ],
  judge: criticalLensesJudge,
})
