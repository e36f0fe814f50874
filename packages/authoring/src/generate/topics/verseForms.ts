import { verseFormJudge } from '../check/verseForms'
import { kindGenerator } from '../kindGenerator'
import { verseForms as kinds } from '../lexicon/verseForms'

export const verseFormsGenerator = kindGenerator({
  summary: 'blank verse, heroic couplet, ballad stanza, free verse (grade 10)',
  kinds,
  example: 'passage',
  examples: 'passages',
  kind: 'verse form',
  name: 'In which verse form is this? (A slash ends a line.)',
  does: 'is an example of this form:',
  doAll: 'are examples of this form:',
  hints: [
    'Count the lines, and tap the beats of each with a finger.',
    'Then look at the ends of the lines: do they rhyme, and which with which?',
  ],
  judge: verseFormJudge,
})
