import { signJudge } from './kinds'

/** By the letters of the prefix alone. */
export const numberPrefixJudge = signJudge([
  ['one', /^\*(?:uni|mono)/],
  ['two', /^\*(?:bi|di)\*/],
  ['three', /^\*tri/],
  ['four', /^\*(?:quad|tetra)/],
  ['ten', /^\*dec/i],
])
