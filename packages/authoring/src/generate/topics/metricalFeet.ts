import { metricalFeetJudge } from '../check/metricalFeet'
import { kindGenerator } from '../kindGenerator'
import { metricalFeetKinds as kinds } from '../lexicon/metricalFeet'

export const metricalFeet = kindGenerator({
  summary: 'iamb, trochee, anapest, dactyl (grade 9)',
  kinds,
  example: 'word',
  examples: 'words',
  kind: 'foot',
  name: 'Which metrical foot is this word?',
  does: 'is',
  hasArticle: true,
  hints: [
    'Say the word aloud and clap on the strong syllable.',
    'Count the syllables and find the stressed one: first, middle, or last?',
  ],
  judge: metricalFeetJudge,
})
