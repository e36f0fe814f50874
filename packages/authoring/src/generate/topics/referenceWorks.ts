import { referenceWorksJudge } from '../check/referenceWorks'
import { kindGenerator } from '../kindGenerator'
import { referenceWorksKinds as kinds } from '../lexicon/referenceWorks'

export const referenceWorks = kindGenerator({
  summary: 'which reference work answers a question (grade 7)',
  kinds,
  example: 'question',
  examples: 'questions',
  kind: 'work',
  name: 'Which work of reference answers this best?',
  does: 'is best answered by',
  hasArticle: true,
  hints: [
    'What is looked for: a meaning, another word, a place, a subject, or a page?',
    'Ask what each kind of work lists.',
  ],
  judge: referenceWorksJudge,
})
