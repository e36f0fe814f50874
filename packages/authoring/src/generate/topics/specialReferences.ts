import { specialReferencesJudge } from '../check/specialReferences'
import { kindGenerator } from '../kindGenerator'
import { specialReferencesKinds as kinds } from '../lexicon/specialReferences'

export const specialReferences = kindGenerator({
  summary: 'etymological dictionary, usage guide, concordance, style manual, glossary (grade 11)',
  kinds,
  example: 'question',
  examples: 'questions',
  kind: 'work',
  name: 'Which special work of reference answers this best?',
  does: 'is best answered by',
  hasArticle: true,
  hints: [
    'Is it about the history of a word, disputed usage, a word in one author, the form of a paper, or a term of one field?',
    'Ask what each kind of work was made for.',
  ],
  judge: specialReferencesJudge,
})
