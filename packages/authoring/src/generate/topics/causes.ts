import { causeJudge } from '../check/causes'
import { kindGenerator } from '../kindGenerator'
import { causes as kinds } from '../lexicon/causes'

export const causesGenerator = kindGenerator({
  summary: 'cause, effect, or only a time or place (grade 3)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'answer',
  name: 'What does the part in italics tell?',
  does: 'tells, in italics,',
  doAll: 'tell, in italics,',
  table: 'Choose what each part in italics tells.',
  match: 'What does the part in italics tell? Match each answer with its sentence.',
  hints: [
    'Which thing happened first and made the other one happen?',
    'Ask *why?* The answer is the cause. Ask *what happened then?*',
  ],
  judge: causeJudge,
})
