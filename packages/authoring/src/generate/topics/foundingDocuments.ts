import { foundingDocumentsJudge } from '../check/foundingDocuments'
import { kindGenerator } from '../kindGenerator'
import { foundingDocumentsKinds as kinds } from '../lexicon/foundingDocuments'

export const foundingDocuments = kindGenerator({
  summary: 'documents of the early United States (grade 11)',
  kinds,
  example: 'description',
  examples: 'descriptions',
  kind: 'document',
  name: 'Which document is described?',
  does: 'fits this document:',
  doAll: 'fit this document:',
  hints: [
    'Was it written before, during, or after independence, or in the Civil War?',
    'Does it accuse a king, persuade, set up a government, list rights, or honor the dead?',
  ],
  judge: foundingDocumentsJudge,
})
