import { shadeJudge } from '../check/shades'
import { kindGenerator } from '../kindGenerator'
import { shades as kinds } from '../lexicon/shades'

export const shades = kindGenerator({
  summary: 'verbs that mean nearly the same: *march*, *stroll*; *whisper*, *roar* (kindergarten, grade 1)',
  kinds,
  example: 'word',
  examples: 'words',
  kind: 'answer',
  name: 'What does this word tell about?',
  does: 'tells about',
  doAll: 'tell about',
  hints: ['Act it out. What do you do?', 'Put it into a sentence with *I*.'],
  judge: shadeJudge,
})
