import { signJudge } from './kinds'

export const weakEvidenceJudge = signJudge([
  ['outdated data', /\b1[789]\d\d\b/],
  [
    'biased source',
    /\b(?:makers|own company|owner|director|sells|brother|paid|man who lost|cook reviewed)\b/,
  ],
  ['off the point', /\b(?:shirts|cover|violin|blue|monks|mascot|shape|windows|colors|expensive)\b/],
  ['too few cases', /\b(?:two|mine|once|three|aunt|Monday|our cat|one|a boy)\b/],
])
