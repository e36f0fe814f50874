import { certaintyJudge } from '../check/certainty'
import { kindGenerator } from '../kindGenerator'
import { certaintyKinds as kinds } from '../lexicon/certainty'

export const certainty = kindGenerator({
  summary: 'knew, believed or wondered: how sure somebody is (grade 3)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'meaning',
  name: 'How sure is the person in this sentence?',
  does: 'tells of somebody who',
  doAll: 'tell of somebody who',
  hints: [
    'Does the person know it, only have an idea, or not know at all?',
    'Look at the words in italics. Which of them leave room for a mistake?',
  ],
  judge: certaintyJudge,
})
