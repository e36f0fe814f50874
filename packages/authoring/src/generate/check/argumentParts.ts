import { signJudge } from './kinds'

export const argumentPartJudge = signJudge([
  ['counterargument', /^(?:Some|Others|Opponents|Critics)\b/],
  ['evidence', /\d|\bhalf as many\b/],
  ['reason', /\b(?:because|since|reason)\b/i],
  ['claim', /\b(?:should|ought)\b/],
])
