import { signJudge } from './kinds'

export const claimStrengthJudge = signJudge([
  ['tentative', /\b(?:may|might|[Pp]erhaps|could|possible|Possibly|conceivable)\b/],
  ['general', /\b(?:Most|usually|mostly|As a rule|majority|Nearly all|typically|In general)\b/],
  ['partial', /\b(?:[Ss]ome|A few|Several|minority|Certain|occasionally|Two)\b/],
  ['universal', /\b(?:All|No|Every|never|Nobody|Each|always|None)\b/],
])
