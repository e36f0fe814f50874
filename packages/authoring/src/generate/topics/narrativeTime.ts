import { narrativeTimeJudge } from '../check/narrativeTime'
import { kindGenerator } from '../kindGenerator'
import { narrativeTimeKinds as kinds } from '../lexicon/narrativeTime'

export const narrativeTime = kindGenerator({
  summary: 'scene, summary, gap, pause (grade 10)',
  kinds,
  example: 'passage',
  examples: 'passages',
  kind: 'way of telling',
  name: 'How does the narrator treat time here?',
  does: 'is an example of',
  hasArticle: true,
  hints: [
    'Compare the time that passes in the story with the length of the text.',
    'Do we watch, rush through, jump, or stand still?',
  ],
  judge: narrativeTimeJudge,
})
