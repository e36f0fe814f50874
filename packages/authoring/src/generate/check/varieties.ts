import { signJudge } from './kinds'

export const varietyJudge = signJudge([
  ['English of long ago', /\b(?:thou|hath|wilt|doth|know not|thy|prithee|ere|hither|methinks|thine)\b/i],
  ['everyday talk', /\b(?:hey|kinda|gonna|yeah|gotta|super cool|my bad|no way|ya)\b|(?:'s|n't|'m|Mom's)\b/i],
  [
    'formal English',
    /\b(?:I am writing|regret|kindly|honor|grateful|requested|your letter|committee|may I ask|pleased|apologies|permitted)\b/i,
  ],
])
