import { deviceJudge, ironyJudge, simpleFigureJudge } from '../check/figures'
import { kindGenerator } from '../kindGenerator'
import { figures } from '../lexicon/figures'

export const simpleFigures = kindGenerator({
  summary: 'simile, metaphor, idiom or plain words (grade 5)',
  kinds: { 5: figures[5] ?? [] },
  example: 'sentence',
  examples: 'sentences',
  kind: 'kind of language',
  name: 'Which kind of language is this?',
  does: 'is an example of this:',
  doAll: 'are examples of this:',
  hints: [
    'Do the words mean just what they say? If not, what is compared?',
    'A simile has *like* or *as*, a metaphor says that one thing is another, and an idiom is a saying.',
  ],
  judge: simpleFigureJudge,
})

export const irony = kindGenerator({
  summary: 'verbal, situational and dramatic irony, puns (grade 8)',
  kinds: { 8: figures[8] ?? [] },
  example: 'line',
  examples: 'lines',
  kind: 'figure',
  name: 'Which figure is this?',
  hasArticle: ['pun'],
  does: 'is an example of',
  doAll: 'are examples of',
  hints: [
    'Is there a surprise in what is said, in what happens, in what we know, or in a word?',
    'Ask whether the speaker means the opposite, or whether somebody in the story knows less than we do.',
  ],
  judge: ironyJudge,
})

export const devices = kindGenerator({
  summary: 'antithesis, rhetorical question, understatement, hyperbole, asyndeton (grade 10)',
  kinds: { 10: figures[10] ?? [] },
  example: 'sentence',
  examples: 'sentences',
  kind: 'device',
  name: 'Which rhetorical device is this?',
  hasArticle: ['rhetorical question'],
  does: 'is an example of',
  doAll: 'are examples of',
  hints: [
    'Is something opposed, asked, made small, made huge, or listed without a joining word?',
    'Look at the form first: a question mark, two balanced halves, commas without *and*.',
  ],
  judge: deviceJudge,
})
