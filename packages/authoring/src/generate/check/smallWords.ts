import { signJudge } from './kinds'

/** An interjection is cut off by a mark; after a conjunction a clause or a partner follows. */
export const smallWordJudge = signJudge([
  ['interjection', /^\*\w+\*[!,]/],
  ['conjunction', /\*(?:but|and|or|so|yet|because|if|although)\*/i],
  ['conjunction', /\*(?:after|until|before|since)\* (?:we|she|they|it|he|I)\b/i],
  ['preposition', /./],
])
