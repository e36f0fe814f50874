import { signJudge } from './kinds'

export const classicalArrangementJudge = signJudge([
  ['exordium', /^(?:Judges|Friends|Citizens|Ladies|Fellow|Members)/],
  ['peroration', /^(?:And so|Therefore|I have (?:done|finished))/],
  [
    'division',
    /\b(?:three things|two parts|first of|[Tt]wo questions|three points|two pillars|first with|Three reasons)\b/,
  ],
  ['refutation', /^(?:My opponent|They (?:object|say)|He claims|You will hear|Some object)/],
  ['proof', /proves?\b|shows?\b|sworn|[Aa]ccording to/],
  ['narration', /./],
])
