import { phraseKindsJudge } from '../check/phraseKinds'
import { kindGenerator } from '../kindGenerator'
import { phraseKindsKinds as kinds } from '../lexicon/phraseKinds'

export const phraseKinds = kindGenerator({
  summary: 'appositive, participial, absolute and infinitive phrases (grade 9)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'phrase',
  name: 'What kind of phrase is in italics?',
  does: 'has, in italics,',
  hasArticle: true,
  table: 'Choose the kind of each phrase in italics.',
  hints: [
    'Does it rename a noun, describe it with a verb form, stand with a noun of its own, or begin with *to*?',
    'Look at the first two words of the phrase.',
  ],
  judge: phraseKindsJudge,
})
