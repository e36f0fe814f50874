import { signJudge } from './kinds'

/** Likeness in form first, then a person with a field of study, then figures, then a story in the past. */
export const evidenceJudge = signJudge([
  ['analogy', /\bis like\b|^Just as\b|^A town needs\b/],
  ['expert opinion', /\b(?:Dr\.|Professor|engineer|historian|chief|scientist|geologist|studied bees)/],
  ['statistic', /\d|\bpercent\b|\baverage\b|\bout of ten\b|\bquarter\b/],
  ['anecdote', /\b(?:My|our|my|A girl|A boy)\b/],
])
