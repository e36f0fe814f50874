import { clauseRelationJudge } from '../check/clauseRelations'
import { kindGenerator } from '../kindGenerator'
import { clauseRelations as kinds } from '../lexicon/clauseRelations'

export const clauseRelationsGenerator = kindGenerator({
  summary: 'reason, contrast, time or condition between joined ideas (grade 6)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'connection',
  name: 'Which connection between its two ideas does this sentence show?',
  does: 'joins its ideas by',
  doAll: 'join their ideas by',
  hints: [
    'Find the joining word. What question does its part answer?',
    'Why? In spite of what? When? On what condition?',
  ],
  judge: clauseRelationJudge,
})
