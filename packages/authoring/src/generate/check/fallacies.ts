import { kindJudge } from './kinds'

const SIGNS: readonly [string, RegExp][] = [
  ['post hoc', /\bcaused?\b/],
  ['slippery slope', /\bsoon\b/],
  [
    'false dilemma',
    /^Either\b|^There are only two\b|^You (?:are for|can have)\b|^We must\b.*\bor we must\b|\byou must want\b/,
  ],
  [
    'hasty generalization',
    /^(?:Two|My cousin|I met one|The first|Three|One|It rained on both|A poet once)\b.*\bso\b/,
  ],
  ['bandwagon', /^(?:Everyone|Nine million|All your friends|Every|Nobody|The whole|Most|Everybody)\b/],
  ['ad hominem', /\b(?:she|he|his|man|senator|her)\b/i],
]

/** By how the reasoning is built: the first sign that stands there. */
const fallacyOf = (text: string): string | undefined => SIGNS.find(([, sign]) => sign.test(text))?.[0]

export const fallacyJudge = kindJudge(
  SIGNS.map(([name]) => name),
  fallacyOf,
)
