import { signJudge } from './kinds'

export const citationStyleJudge = signJudge([
  ['MLA', /\([A-Z][a-z]+ \d+\)\.$/],
  ['APA', /\([A-Z][a-z]+, \d{4}, p\. \d+\)\.$/],
  ['Chicago, notes', /\.¹ Note: 1\. [A-Z][a-z]+, \d+\.$/],
])
