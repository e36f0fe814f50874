import { euphemismJudge } from '../check/euphemisms'
import { kindGenerator } from '../kindGenerator'
import { euphemisms as kinds } from '../lexicon/euphemisms'

export const euphemisms = kindGenerator({
  summary: 'softened, plain and harsh words for one thing (grade 9)',
  kinds,
  example: 'sentence',
  examples: 'sentences',
  kind: 'wording',
  name: 'How is the part in italics worded?',
  does: 'has a wording that is',
  doAll: 'have a wording that is',
  hints: [
    'What is the bare fact? Is it hidden, told, or made to sound worse?',
    'Imagine who would say it: someone who spares feelings, a reporter, or someone who is angry.',
  ],
  judge: euphemismJudge,
})
