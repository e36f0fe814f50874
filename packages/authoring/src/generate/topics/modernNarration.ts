import { modernNarrationJudge } from '../check/modernNarration'
import { kindGenerator } from '../kindGenerator'
import { modernNarrationKinds as kinds } from '../lexicon/modernNarration'

export const modernNarration = kindGenerator({
  summary: 'stream of consciousness, free indirect style, letters, frame, unreliable narrator (grade 12)',
  kinds,
  example: 'passage',
  examples: 'passages',
  kind: 'technique',
  name: 'Which technique of narration does the passage show?',
  does: 'is an example of this technique:',
  doAll: 'are examples of this technique:',
  hints: [
    'Is it a torrent of thought, a thought in the third person, a letter, a story in a story, or a voice one cannot trust?',
    'Look at who speaks and to whom, and at the punctuation.',
  ],
  judge: modernNarrationJudge,
})
