import { signJudge } from './kinds'

export const thesisStatementsJudge = signJudge([
  ['announcement', /\b(?:essay|paper|I will|I am going|I would like|topic of)\b/],
  ['too broad', /Throughout|everything|All games|every |all of them|dawn|always/],
  ['arguable thesis', /\b(?:because|Because|Although|since)\b/],
  ['mere fact', /./],
])
