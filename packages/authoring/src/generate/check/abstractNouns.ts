import { kindJudge } from './kinds'

const ABSTRACT = /(?:ness|ship|hood|dom|ty|th|ence)$|^(?:courage|joy|anger|fear|hope|luck)$/
const DESCRIBING = /(?:ful|ish)$|^(?:brave|honest|kind|friendly|true|angry|free|patient|afraid|lucky)$/

/** By the marked word alone: its ending, or short lists of words without one. */
function kindOf(sentence: string): string {
  const word = sentence.split('*')[1]?.toLowerCase() ?? ''
  if (DESCRIBING.test(word)) return 'adjective'
  return ABSTRACT.test(word) ? 'abstract noun' : 'concrete noun'
}

export const abstractNounJudge = kindJudge(['abstract noun', 'concrete noun', 'adjective'], kindOf)
