import { signJudge } from './kinds'

export const definitionsJudge = signJudge([
  ['origin', /comes from|goes back/],
  ['negation', /\bis not\b/],
  ['synonym', /in other words|that is,/],
  ['example', /for example|for instance|such as|such things as/],
  ['class and difference', /^An? \w+ is an? .*(?:that|which) /],
])
