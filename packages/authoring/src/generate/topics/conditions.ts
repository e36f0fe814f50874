import { conditionsJudge } from '../check/conditions'
import { kindGenerator } from '../kindGenerator'
import { conditionsKinds as kinds } from '../lexicon/conditions'

export const conditions = kindGenerator({
  summary: 'necessary and sufficient conditions (grade 11)',
  kinds,
  example: 'statement',
  examples: 'statements',
  kind: 'condition',
  name: 'What does the statement say about the condition in italics?',
  does: 'says that the condition in italics is',
  doAll: 'say that the condition in italics is',
  table: 'Choose what each statement says about its condition.',
  hints: [
    'Can the result come about without it? Is it enough alone?',
    'Look for *without*, *enough*, and *if and only if*.',
  ],
  judge: conditionsJudge,
})
