import { narrationJudge } from '../check/narration'
import { kindGenerator } from '../kindGenerator'
import { narrationKinds as kinds } from '../lexicon/narration'

export const narration = kindGenerator({
  summary: 'means of a narrator: dialogue, action, description, thought (grade 6)',
  kinds,
  example: 'line of a story',
  examples: 'lines of stories',
  kind: 'means',
  name: 'Which means does the narrator use here?',
  does: 'gives',
  doAll: 'give',
  hints: [
    'Do we hear somebody speak, see somebody act, picture a thing, or look into a mind?',
    'Look at the verbs and at the punctuation.',
  ],
  judge: narrationJudge,
})
