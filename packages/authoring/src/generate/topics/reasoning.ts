import { reasoningJudge } from '../check/reasoning'
import { kindGenerator } from '../kindGenerator'
import { reasoning as kinds } from '../lexicon/reasoning'

export const reasoning = kindGenerator({
  summary: 'deduction, induction, analogy, causal reasoning (grade 10)',
  kinds,
  example: 'argument',
  examples: 'arguments',
  kind: 'form of reasoning',
  name: 'Which form of reasoning is this?',
  hasArticle: ['analogy'],
  does: 'is an example of',
  doAll: 'are examples of',
  hints: [
    'Where does the argument begin: with a rule, with many cases, with a likeness, or with an effect?',
    'A rule is applied, cases are counted, likenesses are carried over, and causes explain effects.',
  ],
  judge: reasoningJudge,
})
