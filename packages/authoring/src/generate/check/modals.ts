import { signJudge } from './kinds'

export const modalJudge = signJudge([
  ['permission', /\*may\*/i],
  ['duty', /\*must\*/],
  ['advice', /\*(?:should|ought)\b/],
  ['possibility', /\*might\*/],
  ['ability', /\*(?:can|could)\*/i],
])
