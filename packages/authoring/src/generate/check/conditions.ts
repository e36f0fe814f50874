import { signJudge } from './kinds'

export const conditionsJudge = signJudge([
  ['necessary and sufficient', /if and only if|exactly when|when, and only when/],
  ['necessary only', /Without|must be|No one|needed|cannot|required|must exist|No treaty/],
  ['sufficient only', /too\b|as well|other ways?|so is/],
])
