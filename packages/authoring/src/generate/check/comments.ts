import { signJudge } from './kinds'

export const commentJudge = signJudge([
  [
    'evaluates',
    /\b(?:moving|too long|finest|dull|admirable|convincing|great skill|worn-out|brilliant|disappointing)\b/,
  ],
  ['interprets', /\b(?:suggests?|stands? for|implies|hints|symbolizes)\b/],
  [
    'names a device',
    /\b(?:simile|first-person|alliteration|cliffhanger|flashback|personification|short sentences|repeated|quotation)\b/,
  ],
  ['retells', /./],
])
