import { signJudge } from './kinds'

export const sourceTrustJudge = signJudge([
  ['out of date', /\b(?:19\d\d|200\d)\b/],
  ['wants to sell', /\b(?:makers of|shop|store|company|dairy)\b/],
  [
    'no author named',
    /nobody knows|does not say who|unnamed|signed only|without a name|without names|no name|made-up names/,
  ],
  ['trustworthy', /\b(?:this|last|two) (?:year|years|spring|week|month)\b|\blast year\b/],
])
