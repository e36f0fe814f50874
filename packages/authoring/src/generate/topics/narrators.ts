import { narratorsJudge } from '../check/narrators'
import { kindGenerator } from '../kindGenerator'
import { narratorsKinds as kinds } from '../lexicon/narrators'

export const narrators = kindGenerator({
  summary: 'narrators: first person, limited, omniscient, objective (grade 8)',
  kinds,
  example: 'passage',
  examples: 'passages',
  kind: 'narrator',
  name: 'What kind of narrator tells this?',
  does: 'has',
  hasArticle: true,
  hints: [
    'Does the narrator say *I*? Whose thoughts do we learn?',
    'Count the minds that the narrator looks into: none, one, or more.',
  ],
  judge: narratorsJudge,
})
