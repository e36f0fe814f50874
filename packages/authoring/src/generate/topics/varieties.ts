import { varietyJudge } from '../check/varieties'
import { kindGenerator } from '../kindGenerator'
import { varietyKinds as kinds } from '../lexicon/varieties'

export const varieties = kindGenerator({
  summary: 'formal English, everyday talk and English of long ago (grade 5)',
  kinds,
  example: 'line',
  examples: 'lines',
  kind: 'variety of English',
  name: 'Which variety of English is this?',
  does: 'is',
  doAll: 'are',
  hints: [
    'Who would say or write this: an office, a friend, or a knight in an old tale?',
    'Look for short forms, for polite set phrases, and for words that nobody uses today.',
  ],
  judge: varietyJudge,
})
