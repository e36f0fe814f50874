import { signJudge } from './kinds'

export const narrationJudge = signJudge([
  ['dialogue', /^"/],
  ['thought', /\b(?:wondered|thought|knew|asked himself|remembered|told himself|hoped|decide)\b/],
  ['description', /\b(?:was|lay|smelled of)\b/],
  ['action', /\b(?:grabbed|slammed|leaped|kicked|pulled|climbed|chased|lit|threw)\b/],
])
