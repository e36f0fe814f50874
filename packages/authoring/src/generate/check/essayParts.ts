import { signJudge } from './kinds'

export const essayPartsJudge = signJudge([
  ['conclusion', /^(?:In short|All in all|In the end|To sum up|In conclusion)/],
  [
    'topic sentence',
    /^(?:First of all|Another|The second|To begin with|A further|The first|The most important)/,
  ],
  ['thesis', /\bshould .*(?:because|since)/],
  ['piece of evidence', /\d|According to|study|For example/],
  ['hook', /^(?:Have you|Imagine|What would|Picture|Would you)/],
])
