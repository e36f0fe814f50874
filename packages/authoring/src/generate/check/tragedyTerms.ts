import { signJudge } from './kinds'

export const tragedyTermsJudge = signJudge([
  ['catharsis', /\b(?:spectators|audience|crowd|watch|seats|viewers)\b/],
  ['anagnorisis', /\b(?:knows|recognizes|understands|realizes)\b/],
  ['hamartia', /error|Without knowing|mistake|misreads|too fast|In haste/],
  ['peripeteia', /becomes|turns|by dusk|is a captive/],
  ['hubris', /boasts|gods|mocks|divine/],
])
