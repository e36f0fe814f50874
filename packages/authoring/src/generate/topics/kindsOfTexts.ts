import { textJudge } from '../check/kindsOfTexts'
import { kindGenerator } from '../kindGenerator'
import { kindsOfTexts as kinds } from '../lexicon/kindsOfTexts'

export const kindsOfTexts = kindGenerator({
  summary: 'a story, a poem or a book of facts (kindergarten)',
  kinds: { 0: kinds },
  example: 'line',
  examples: 'lines',
  kind: 'kind',
  name: 'What is this line from?',
  does: 'is from',
  doAll: 'are from',
  hints: [
    'Say it aloud. Do some words rhyme?',
    'Does it tell what somebody did one day, or what is always true?',
  ],
  judge: textJudge,
})
