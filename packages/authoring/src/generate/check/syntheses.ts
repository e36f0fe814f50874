import { signJudge } from './kinds'

export const synthesisJudge = signJudge([
  [
    'draws a new conclusion',
    /^(?:Taken together|If|From both|Read side|Combining|Together|Between|What both)\b/,
  ],
  [
    'shows disagreement',
    /\b(?:while|unlike|by contrast|rejects|whereas|but|contradicts|although|part company)\b/i,
  ],
  ['shows agreement', /\b(?:both|like|alike|agree|just as|shares|at one|same|neither)\b/i],
  ['reports one text', /\b(?:Lopez|Chen|Adeyemi)\b/],
])
