import { factsAndJudgmentsJudge } from '../check/factsAndJudgments'
import { kindGenerator } from '../kindGenerator'
import { factsAndJudgmentsKinds as kinds } from '../lexicon/factsAndJudgments'

export const factsAndJudgments = kindGenerator({
  summary: 'fact, opinion and reasoned judgment (grade 7)',
  kinds,
  example: 'statement',
  examples: 'statements',
  kind: 'kind',
  name: 'What is this statement?',
  does: 'is',
  hasArticle: true,
  hints: ['Can it be measured or looked up?', 'If it cannot, is a reason given with evidence?'],
  judge: factsAndJudgmentsJudge,
})
