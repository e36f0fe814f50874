import { thesisStatementsJudge } from '../check/thesisStatements'
import { kindGenerator } from '../kindGenerator'
import { thesisStatementsKinds as kinds } from '../lexicon/thesisStatements'

export const thesisStatements = kindGenerator({
  summary: 'arguable thesis, fact, announcement, question too broad (grade 9)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'judgment',
  name: 'What is this sentence, offered as the thesis of an essay?',
  does: 'deserves this judgment:',
  doAll: 'deserve this judgment:',
  hints: [
    'Could a reasonable reader disagree? Is a reason given?',
    'Watch for *this essay will*, for mere facts, and for subjects that fill a library.',
  ],
  judge: thesisStatementsJudge,
})
