import { signJudge } from './kinds'

/** By the form: all in parentheses, two speakers, to the audience, alone. */
export const dramaJudge = signJudge([
  ['stage direction', /^\*\(.*\)\*$/],
  ['dialogue', / \/ /],
  ['aside', /\(.*(?:aside|to the audience|unheard).*\)/],
  ['soliloquy', /\(.*(?:alone|all have gone).*\)/],
])
