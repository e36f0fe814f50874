import { definitionsJudge } from '../check/definitions'
import { kindGenerator } from '../kindGenerator'
import { definitionsKinds as kinds } from '../lexicon/definitions'

export const definitions = kindGenerator({
  summary:
    'ways to define: by class and difference, by example, by synonym, by negation, by origin (grade 12)',
  kinds,
  example: 'definition',
  examples: 'definitions',
  kind: 'way',
  name: 'In which way is the term defined?',
  does: 'defines by',
  doAll: 'define by',
  table: 'Choose the way in which each term is defined.',
  match: 'Match each way of defining a term with its example.',
  hints: [
    'Is a class named, a case shown, a near word given, something excluded, or the history told?',
    'Look for *is a … that*, *such as*, *in other words*, *is not*, and *comes from*.',
  ],
  judge: definitionsJudge,
})
