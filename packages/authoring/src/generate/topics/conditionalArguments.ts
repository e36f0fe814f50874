import { conditionalArgumentJudge } from '../check/conditionalArguments'
import { kindGenerator } from '../kindGenerator'
import type { Kind } from '../kinds'
import { conditionalClauses } from '../lexicon/conditionalArguments'
import { capital } from '../options'

interface Clauses {
  condition: string
  consequence: string
  noCondition: string
  noConsequence: string
  isCondition: string
  isConsequence: string
}

const CLAUSES: readonly Clauses[] = conditionalClauses
  .trim()
  .split('\n')
  .map((line) => {
    const [
      condition = '',
      consequence = '',
      noCondition = '',
      noConsequence = '',
      isCondition = '',
      isConsequence = '',
    ] = line.split(' | ')
    return { condition, consequence, noCondition, noConsequence, isCondition, isConsequence }
  })

/** Second premise and conclusion of each pattern. */
const PATTERNS: readonly { name: string; why: string; rest: (clauses: Clauses) => [string, string] }[] = [
  {
    name: 'affirming the condition (valid)',
    why: 'Affirming the condition proves that its consequence holds.',
    rest: (own) => [own.isCondition, own.isConsequence],
  },
  {
    name: 'denying the consequence (valid)',
    why: 'Denying the consequence proves that the condition does not hold.',
    rest: (own) => [own.noConsequence, own.noCondition],
  },
  {
    name: 'affirming the consequence (fallacy)',
    why: 'Affirming the consequence proves nothing about the condition: the consequence can have another cause.',
    rest: (own) => [own.isConsequence, own.isCondition],
  },
  {
    name: 'denying the condition (fallacy)',
    why: 'Denying the condition proves nothing: the consequence can still come about in another way.',
    rest: (own) => [own.noCondition, own.noConsequence],
  },
]

const argumentOf = (own: Clauses, rest: (clauses: Clauses) => [string, string]): string => {
  const [premise, conclusion] = rest(own)
  return `If ${own.condition}, ${own.consequence}. ${capital(premise)}. Therefore, ${conclusion}.`
}

const kinds: readonly Kind[] = PATTERNS.map(({ name, why, rest }, i) => ({
  name,
  why,
  examples: CLAUSES.map((_, turn) =>
    argumentOf(CLAUSES[(turn + 3 * i + (turn % 3)) % CLAUSES.length] as Clauses, rest),
  ).join('\n'),
}))

export const conditionalArguments = kindGenerator({
  summary: 'valid and invalid arguments from an if-sentence (grade 10)',
  kinds: { 10: kinds },
  example: 'argument',
  examples: 'arguments',
  kind: 'pattern',
  name: 'Which pattern does the argument have?',
  does: 'has the pattern',
  doAll: 'have the pattern',
  hints: [
    'Which part of the if-sentence does the second sentence repeat or deny?',
    'Could the consequence also come about in another way?',
  ],
  judge: conditionalArgumentJudge,
})
