import { signJudge } from './kinds'

export const criticalLensesJudge = signJudge([
  ['psychological', /\b(?:dream|memory|mind|grief|unconsciously|slip|projection|wish)\b/],
  ['Marxist', /\b(?:owns|money|class|labor|rents|poverty|workers|wages)\b/],
  ['feminist', /\b(?:women|woman|heroine|daughters|wife|gender|sisters)\b/],
  ['formalist', /\b(?:stanza|structure|sonnet|meter|metaphors|syntax|pattern|rhyme)\b/],
  ['historical', /\b(?:1605|decade|age|century|war|contemporary|plague)\b/],
])
