import { signJudge } from './kinds'

export const commonFallacyJudge = signJudge([
  ['straw man', /^".+" ".+"$/],
  ['slippery slope', /\b(?:next|soon)\b.*\b(?:in the end|finally|until)\b/],
  ['false dilemma', /\b[Ee]ither\b|only two kinds|nothing else/],
  ['bandwagon', /^(?:All the other|Everybody|Most|The whole class|Nobody|A million|Everyone|All my)\b/],
  ['hasty generalization', /^(?:One|Two|My cousin|I tried one|A tourist|The first two|Three)\b/],
  ['ad hominem', /\b(?:he|she|his|her|that boy|somebody)\b/i],
])
