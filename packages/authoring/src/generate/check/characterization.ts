import { signJudge } from './kinds'

export const characterizationJudge = signJudge([
  ['speech', /^"/],
  ['thought', /\b(?:wondered|thought|asked himself|hoped|prayed)\b/],
  ['direct statement', /\bwas (?:a |the most|vain|shy|clever|ever more|curious)/],
  ['effect on others', /^(?:Whenever|The recruits|The whole|People|The maids|Even|The tutors|No one)/],
  ['action', /./],
])
