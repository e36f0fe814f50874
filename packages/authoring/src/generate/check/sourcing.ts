import { signJudge } from './kinds'

/** A page at the end; quotation marks; a study or an odd number; everything else. */
export const sourcingJudge = signJudge([
  ['properly sourced', /\((?:[A-Z]\w+ )?\d+\)\.$/],
  ['quotation without a source', /".+"/],
  [
    'borrowed finding without a source',
    /\d (?:percent|years|meters|times)|\d\.\d|\d of 10|percent|research|Studies|found|Experiments|Scholars/,
  ],
  ['needs no source', /./],
])
