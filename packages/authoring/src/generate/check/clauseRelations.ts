import { signJudge } from './kinds'

export const clauseRelationJudge = signJudge([
  ['condition', /\b(?:if|unless|provided that)\b/i],
  ['contrast', /\b(?:although|though|whereas)\b/i],
  ['reason', /\b(?:because|since)\b|^As the\b/i],
  ['time', /\b(?:after|before|until|when|while|as soon as)\b/i],
])
