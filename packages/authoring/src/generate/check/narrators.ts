import { signJudge } from './kinds'

export const narratorsJudge = signJudge([
  ['first-person narrator', /\b(?:I|my|We)\b|^My\b/],
  ['limited narrator', /could not|What did|wondered why|Why, then|told her nothing|only guess|no idea/],
  [
    'omniscient narrator',
    /\b(?:prayed|wished|thought of|knew better|feared|believed|regretted|envied|recalled)\b/,
  ],
  ['objective narrator', /./],
])
