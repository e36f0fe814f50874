import { signJudge } from './kinds'

export const conflictJudge = signJudge([
  [
    'character vs. society',
    /\b(?:law|laws|town shuns|government|all must|custom|citizen|city has declared|kingdom|colony)\b/,
  ],
  ['character vs. nature', /\b(?:gale|blizzard|flood|desert|wolves|lava|frozen|earthquake|locusts|ice)\b/],
  [
    'character vs. self',
    /\b(?:decide|ashamed|overcome|himself|awake|struggles with his|wrestles|conscience|Half of|doubts)\b/,
  ],
  ['character vs. character', /\b(?:sisters|friend|landlord|forger|rival|captain|Uncle|kings|bully|coach)\b/],
])
