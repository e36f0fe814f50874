import { signJudge } from './kinds'

export const contestedUsageJudge = signJudge([
  ['sentence adverb', /^\*\w+ly\*,/],
  ['conjunction at the beginning', /\. \*(?:But|And)\*/],
  ['split infinitive', /\*to \w+ \w+\*/],
  ['singular they', /\*(?:they|their|them)\*/],
  ['preposition at the end', /\*\w+\*[.?]$/],
])
