import { signJudge } from './kinds'

export const narratorsJudge = signJudge([
  ['first person', /\b(?:I|my|We)\b|^My\b/],
  ['third person limited', /could not|What did|wondered why|Why, then|told her nothing|only guess|no idea/],
  ['omniscient', /\b(?:prayed|wished|thought of|knew better|feared|believed|regretted|envied|recalled)\b/],
  ['objective', /./],
])
