import { signJudge } from './kinds'

export const reasoningJudge = signJudge([
  ['causal reasoning', /\bcause[sd]?\b|\bbecause\b/],
  ['analogy', /\blike\b(?!ly)|\bresembles?\b|\bas large as\b|\breact to the drug\b/],
  ['deduction', /^(?:All (?!twenty)|Every (?!swan)|No |Whoever )/],
  ['induction', /\b(?:probably|usually|most likely|seem to be|concluded|likely)\b/],
])
