import { workplaceTextsJudge } from '../check/workplaceTexts'
import { kindGenerator } from '../kindGenerator'
import { workplaceTextsKinds as kinds } from '../lexicon/workplaceTexts'

export const workplaceTexts = kindGenerator({
  summary: 'memo, minutes, abstract, cover letter, proposal (grade 12)',
  kinds,
  example: 'excerpt',
  examples: 'excerpts',
  kind: 'text',
  name: 'From which kind of text does this excerpt come?',
  does: 'comes from this kind of text:',
  doAll: 'come from this kind of text:',
  hints: [
    'Who writes to whom, and for what?',
    'Does it inform staff, record, sum up research, apply, or ask for money?',
  ],
  judge: workplaceTextsJudge,
})
