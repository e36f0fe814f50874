import { kindJudge } from './kinds'

const ADVERB =
  /^(?:because|although|until|if|whenever|unless|as if|since|so that|before|while|when the rain)\b/i
const AFTER_VERB = /\b(?:knows|explain|shows|wonder|believes|tell me|asked) $/

/** By the word that begins the clause and what stands before it. */
function kindOf(sentence: string): string {
  const [before = '', clause = ''] = sentence.split('*')
  if (ADVERB.test(clause)) return 'adverbial clause'
  return before === '' || AFTER_VERB.test(before) ? 'noun clause' : 'relative clause'
}

export const clauseTypeJudge = kindJudge(['noun clause', 'relative clause', 'adverbial clause'], kindOf)
