import { signJudge } from './kinds'

/** By the pronouns alone. */
export const storyTellerJudge = signJudge([
  ['first person', /\b(?:I|me|my|we|us|our)\b/i],
  ['second person', /\b(?:you|your)\b/i],
  ['third person', /./],
])
