import { textStructureJudge } from '../check/textStructures'
import { kindGenerator } from '../kindGenerator'
import { textStructures as kinds } from '../lexicon/textStructures'

export const textStructuresGenerator = kindGenerator({
  summary: 'sequence, cause and effect, compare and contrast, problem and solution (grades 5, 8)',
  kinds,
  example: 'text',
  examples: 'texts',
  kind: 'structure',
  name: 'How is this text built?',
  does: 'is built by',
  doAll: 'are built by',
  hints: [
    'Does the text tell when, why, how alike or different, or how a trouble was ended?',
    'Say in your own words what joins the first part with the last.',
  ],
  judge: textStructureJudge,
})
