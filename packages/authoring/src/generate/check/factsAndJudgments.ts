import { signJudge } from './kinds'

export const factsAndJudgmentsJudge = signJudge([
  ['reasoned judgment', /, (?:because|since) /],
  ['opinion', /ugliest|wonderful|more fun|should|best|beautiful|boring|nicest|awful|better|too sad|suits/],
  ['fact', /\d|two bus|longer than|closes|eggs|four acts|border/],
])
