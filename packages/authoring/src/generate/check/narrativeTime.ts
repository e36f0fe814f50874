import { signJudge } from './kinds'

export const narrativeTimeJudge = signJudge([
  ['gap', /later,|When we next|is dated|next chapter|When the story/],
  ['scene', /"/],
  ['summary', /^(?:For|All|In the next|Month|Throughout|During|Year)\b/],
  ['pause', /./],
])
