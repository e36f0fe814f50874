import { clueTypeJudge } from '../check/clueTypes'
import { kindGenerator } from '../kindGenerator'
import { clueTypes as kinds } from '../lexicon/clueTypes'

export const clueTypes = kindGenerator({
  summary: 'kinds of context clues (grade 6)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'kind of clue',
  name: 'Which kind of clue explains the word in italics?',
  does: 'gives this kind of clue:',
  doAll: 'give this kind of clue:',
  hints: [
    'Which words of the sentence help you to understand the word in italics?',
    'Do they say what it means, say the opposite, name some of its kind, or tell what came of it?',
  ],
  judge: clueTypeJudge,
})
