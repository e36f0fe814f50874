import { kindJudge } from './kinds'

const JOINING = /^(?:because|when|although|if|while|until|since|unless|whenever|as soon as|wherever|though)\b/
const FINITE =
  /\b(?:left|keeps|answered|flickered|won|speaks|froze|live|forgot|was|heard|smiled|stole|stopped|begins|had)\b/

/** A verb with its subject makes a clause; a joining word before it makes the clause dependent. */
function kindOf(words: string): string {
  if (JOINING.test(words)) return 'dependent clause'
  if (!FINITE.test(words)) return 'phrase'
  return /^(?:before|after)\b/.test(words) ? 'dependent clause' : 'independent clause'
}

export const clauseJudge = kindJudge(['phrase', 'independent clause', 'dependent clause'], kindOf)
