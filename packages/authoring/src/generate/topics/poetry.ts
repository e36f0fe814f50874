import { poetryJudge } from '../check/poetry'
import { kindGenerator } from '../kindGenerator'
import { poeticMeans as kinds } from '../lexicon/poetry'

export const poeticMeansGenerator = kindGenerator({
  summary:
    'means of poetry in a line: apostrophe, personification, oxymoron, alliteration, metonymy (grade 11)',
  kinds,
  example: 'line of verse',
  examples: 'lines of verse',
  kind: 'means of poetry',
  name: 'Which means of poetry stands out in this line?',
  hints: [
    'Read the line aloud. Is somebody called, does a thing act, do words clash, or do sounds come back?',
    'If a thing stands for the people or the deed that it belongs to, it is metonymy.',
  ],
  judge: poetryJudge,
})
