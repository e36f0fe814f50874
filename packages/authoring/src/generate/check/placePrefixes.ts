import { signJudge } from './kinds'

export const placePrefixesJudge = signJudge([
  ['between', /^\*inter\*/],
  ['under', /^\*sub\*/],
  ['across', /^\*trans\*/],
  ['around', /^\*(?:circum|peri)\*/],
  ['against', /^\*(?:contra|anti)\*/],
])
