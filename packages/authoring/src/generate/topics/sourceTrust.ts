import { sourceTrustJudge } from '../check/sourceTrust'
import { kindGenerator } from '../kindGenerator'
import { sourceTrustKinds as kinds } from '../lexicon/sourceTrust'

export const sourceTrust = kindGenerator({
  summary: 'whether a source can be trusted: author, date, purpose (grade 6)',
  kinds,
  example: 'source',
  examples: 'sources',
  kind: 'judgment',
  name: 'What should a researcher note about this source?',
  does: 'deserves this note:',
  doAll: 'deserve this note:',
  hints: [
    'Ask who wrote it, when, and why.',
    'Does somebody gain money? Is a name missing? Is the year long ago?',
  ],
  judge: sourceTrustJudge,
})
