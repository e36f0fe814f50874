import { evidenceJudge } from '../check/evidence'
import { kindGenerator } from '../kindGenerator'
import { evidence as kinds } from '../lexicon/evidence'

export const evidence = kindGenerator({
  summary: 'kinds of evidence (grade 7)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'kind of evidence',
  name: 'Which kind of evidence is this?',
  does: 'gives this kind of evidence:',
  doAll: 'give this kind of evidence:',
  hints: [
    'Where does the writer get it from: from counting, from someone who knows, from a little story, or from a comparison?',
    'A number is counted, an expert is named with a field, a story happens once, and an analogy says *like* or *just as*.',
  ],
  judge: evidenceJudge,
})
