import { pronounClarityJudge } from '../check/unclearPronouns'
import { kindGenerator } from '../kindGenerator'
import { pronounClarity as kinds } from '../lexicon/unclearPronouns'

export const unclearPronouns = kindGenerator({
  summary: 'pronouns that are clear, ambiguous or without antecedent (grade 6)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'pronoun',
  name: 'What kind of pronoun is in italics?',
  does: 'has, in italics,',
  hasArticle: true,
  table: 'Choose the kind of each pronoun in italics.',
  hints: [
    'Put each noun of the sentence in the place of the pronoun.',
    'How many of them fit: one, two, or none?',
  ],
  judge: pronounClarityJudge,
})
