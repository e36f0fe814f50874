import { signJudge } from './kinds'

export const cohesionJudge = signJudge([
  ['pronoun', /\*(?:[Ii]t|[Tt]hey|[Ss]he|[Hh]e|them)\*/],
  ['transition', /\*[A-Z][a-z ]+\*,/],
  ['repeated word', /\*(\w+)\*.*\*\1\*/i],
  ['synonym', /\*\w+\*.*\*\w+\*/],
])
