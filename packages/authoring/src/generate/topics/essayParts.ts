import { essayPartsJudge } from '../check/essayParts'
import { kindGenerator } from '../kindGenerator'
import { essayPartsKinds as kinds } from '../lexicon/essayParts'

export const essayParts = kindGenerator({
  summary: 'what a sentence does in an essay: hook, thesis, topic sentence, evidence, conclusion (grade 8)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'part',
  name: 'Which part of an essay is this sentence?',
  does: 'is',
  hasArticle: true,
  hints: [
    'Does it begin, claim, open a paragraph, prove, or end?',
    'Look for words such as *should*, *first*, *for example*, and *in short*.',
  ],
  judge: essayPartsJudge,
})
