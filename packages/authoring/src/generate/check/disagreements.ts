import { signJudge } from './kinds'

export const disagreementJudge = signJudge([
  [
    'on what it means',
    /splendid|freed|wise|dignity|victory|modest|protects|kindness|friendly|bold|sensible|forgot/,
  ],
  [
    'on nothing',
    /Two score|war of 1914|was the captain|was there\.|call for help|dusk|tall man|noticed|dust|cost the state|owner held|Nigeria/,
  ],
  ['on a fact', /^A: /],
])
