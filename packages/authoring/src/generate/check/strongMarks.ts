import { signJudge } from './kinds'

/** By the mark, and by what stands after a colon. */
export const strongMarkJudge = signJudge([
  ['an aside', /\(.+\)/],
  ['a sudden break', /—/],
  ['a quotation', /: "/],
  ['a list', /: [^,.]+(?:, [^,]+)+, and [\w ]+\.$|: the \w+ and the \w+\.$/],
  ['an explanation', /: [a-z]/],
])
