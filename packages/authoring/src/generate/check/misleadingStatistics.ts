import { signJudge } from './kinds'

export const misleadingStatisticsJudge = signJudge([
  ['cut scale', /\b(?:axis|scale|begins at|start at)\b/],
  ['loaded question', /^"/],
  ['picked data', /leaves out|silent about|only and|promises|none of/],
  ['biased sample', /\basked\b|callers|poll|survey/],
  ['correlation taken for cause', /\bso\b/],
])
