import { accountJudge } from '../check/accounts'
import { kindGenerator } from '../kindGenerator'
import { accounts as kinds } from '../lexicon/accounts'

export const accountsGenerator = kindGenerator({
  summary: 'firsthand account, secondhand account or made-up story (grade 5)',
  kinds,
  example: 'text',
  examples: 'texts',
  kind: 'kind of text',
  name: 'From which kind of text does this sentence come?',
  does: 'is part of',
  doAll: 'are each part of',
  table: 'Choose the kind of text that each sentence comes from.',
  hints: [
    'Was the writer there? How do you know?',
    'Look for *I* and *we*, for sources such as records, and for things that cannot happen.',
  ],
  judge: accountJudge,
})
