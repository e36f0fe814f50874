import { signJudge } from './kinds'

export const authorViewJudge = signJudge([
  [
    'against',
    /\b(?:shamefully|for nothing|screams|careless|taken over|nuisance|wasted|burden|costly|torment|stale|failure)\b/,
  ],
  [
    'in favor',
    /\b(?:wonderfully|worthy|joy|wise|lively|feast|precious|treasure|delights|pleasure|brave|triumph)\b/,
  ],
  ['only reporting', /./],
])
