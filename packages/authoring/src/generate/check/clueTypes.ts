import { signJudge } from './kinds'

export const clueTypeJudge = signJudge([
  ['example', /\bsuch as\b|\*: |\*(?: trees)?, (?:such|for|including|especially)|\* like\b/],
  ['cause and effect', /\bso \*.+\* that\b|^(?:Because|Since|As)\b|\*, so\b/],
  ['contrast', /\bbut\b|^(?:Unlike|Instead|Although|Far from)\b|\bwhile\b|\bhowever\b|\bis not\b/],
  ['definition', /\bis (?:a|the|melted)\b|\bmeans\b|\*, (?:or|a|an|the)\b/],
])
