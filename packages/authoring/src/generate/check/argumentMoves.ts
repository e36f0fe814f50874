import { signJudge } from './kinds'

export const argumentMovesJudge = signJudge([
  ['concession', /^(?:Admittedly|It is true|Granted|Of course|To be sure)/],
  ['refutation', /overlook|collapses|fails|ignore|confuses|refuted|mistake/],
  ['qualification', /^(?:In most|In many|In general|For the most)|only|though|provided/],
  ['call to action', /^(?:Write|Let us|Join|Sign|Vote|Turn|Refuse)/],
])
