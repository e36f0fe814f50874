import { signJudge } from './kinds'

/** A question word follows what is not known; *that* follows what is thought or known. */
export const certaintyJudge = signJudge([
  ['does not know', /\* (?:where|whether|why|who|if|how|what|which)\b/],
  ['is sure', /\*(?:kn[eo]ws?|\w+ (?:no doubt|certain|sure|positive))\* that/],
  ['thinks so but is not sure', /\*\w+\* that/],
])
