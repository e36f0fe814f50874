import { signJudge } from './kinds'

export const claimTypeJudge = signJudge([
  ['claim of policy', /\b(?:should|ought to|must)\b/],
  [
    'claim of value',
    /\b(?:unjust|worth|beautiful|wrong|nobler|honorable|shameful|better teacher|cruel|honor|charming)\b/,
  ],
  [
    'claim of fact',
    /\b(?:lost|make fewer|painted|attract|more people|deepest|cooler|written by|less energy|under thirty|more salt|remember)\b/i,
  ],
])
