import { signJudge } from './kinds'

export const phraseKindsJudge = signJudge([
  ['infinitive phrase', /\*To [a-z]|\*to [a-z]/],
  [
    'absolute phrase',
    /\*(?:His|her|Her|Their|their|its|his|All|The [a-z]+ (?:finished|permitting|destroyed)|The lights) ?/,
  ],
  ['participial phrase', /\*[A-Za-z]+(?:ing|ed|den) |\*(?:hidden|baked|painted|Knowing) /],
  ['appositive phrase', /\*(?:an?|the|A|An|The) /],
])
