import { kindJudge } from './kinds'

const SUBORDINATOR =
  /\b(?:when|because|although|if|until|unless|since|while|before (?:the curtain|I)|whenever|as we|who|which|that)\b/i
const COORDINATOR = /(?:, (?:and|but|or|so|yet|nor) (?!gl)|; )/

const NAMES = ['simple', 'compound', 'complex', 'compound-complex']

/** By the words that join clauses, and the marks before them. */
function typeOf(sentence: string): string {
  const depends = SUBORDINATOR.test(sentence)
  if (COORDINATOR.test(sentence)) return depends ? 'compound-complex' : 'compound'
  return depends ? 'complex' : 'simple'
}

export const sentenceTypeJudge = kindJudge(NAMES, typeOf)
