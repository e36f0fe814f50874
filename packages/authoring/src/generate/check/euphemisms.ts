import { signJudge } from './kinds'

export const euphemismJudge = signJudge([
  [
    'softened',
    /\*(?:passed away|let go|gently|misspoke|an unplanned|modest|put to sleep|collateral|between jobs|an unusual|retirement|developing)/,
  ],
  [
    'harsh',
    /\*(?:croaked|dump|worn-out|lied|plunged|shabby|bumped|slaughter|an idler|was slop|dumped|hopeless)/,
  ],
  ['plain', /\*/],
])
