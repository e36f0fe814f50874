import { signJudge } from './kinds'

export const wordFormationJudge = signJudge([
  ['blend', / \+ /],
  ['clipping', /\(from /],
  ['eponym', /\(after /],
  ['acronym', /\([A-Za-z]+.* /],
  ['compound', /^[a-z]+$/],
])
