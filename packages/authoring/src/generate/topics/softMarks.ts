import { softMarkJudge } from '../check/softMarks'
import { kindGenerator } from '../kindGenerator'
import { softMarks as kinds } from '../lexicon/softMarks'

export const softMarksGenerator = kindGenerator({
  summary: 'what a comma, a dash or an ellipsis does (grade 8)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'effect of the mark',
  name: 'What does the comma, dash, or ellipsis of this sentence show?',
  hints: [
    'Read the sentence aloud. Do you rest, stop short, or let your voice fade?',
    'Three dots in a quotation from a text stand for words that are missing; in talk they show a voice that fades.',
  ],
  judge: softMarkJudge,
})
