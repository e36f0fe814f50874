import { sentencePartJudge } from '../check/sentenceParts'
import { kindGenerator } from '../kindGenerator'
import { sentenceParts as kinds } from '../lexicon/sentenceParts'

export const sentencePartsGenerator = kindGenerator({
  summary: 'subject, predicate or whole sentence (grade 4)',
  kinds,
  example: 'group of words',
  examples: 'groups of words',
  kind: 'name',
  name: 'Is this a subject, a predicate, or a whole sentence? (Capitals and end marks are left out.)',
  does: 'is',
  doAll: 'are of this kind:',
  hints: [
    'Does it say **who or what**? Does it say what **about** it?',
    'Look for the verb. Is there anything before it?',
  ],
  judge: sentencePartJudge,
})
