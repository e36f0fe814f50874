import { sentenceShapeJudge } from '../check/sentenceShapes'
import { kindGenerator } from '../kindGenerator'
import { sentenceShapes as kinds } from '../lexicon/sentenceShapes'

export const sentenceShapesGenerator = kindGenerator({
  summary: 'periodic, loose and balanced sentences (grade 10)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'shape',
  name: 'Which shape does this sentence have?',
  does: 'is',
  doAll: 'are',
  hints: [
    'Where is the main clause: at the end, at the beginning, or are there two of equal weight?',
    'Could you stop early and still have a whole sentence? Or must you wait for the end?',
  ],
  judge: sentenceShapeJudge,
})
