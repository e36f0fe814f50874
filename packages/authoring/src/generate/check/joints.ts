import type { Judge, Said } from './judge'

const ADVERBS =
  /^; (?:however|nevertheless|nonetheless|therefore|consequently|in fact|moreover|otherwise|still|instead|indeed|meanwhile|accordingly|hence|rather|furthermore|even so),$/
const IS_ADVERB =
  /\b(?:however|nevertheless|nonetheless|therefore|consequently|in fact|moreover|otherwise|still|instead|indeed|meanwhile|accordingly|hence|rather|furthermore|even so),?$/
const COORDINATE = /^[a-z]+, (?:and|but|or|so|yet)$/

/** A list after a verb or preposition goes on without a mark. */
const OPEN_END =
  /(?:\b(?:are|were|was|include|includes|from|with|by|of|about|past|carried|sold))(?=[ :;])|^[:;]|^(?:water|rolls)/

/** A clause has a finite verb of its own; a list or a name has none. */
const CLAUSE_NEXT =
  /\b(?:turned|is open|spend|lay|poured|repairs|was full|knew|is stone|voted|stayed|left|lies|show|trusted|forgives|closed|appealed)\b/

function isRight({ form, after }: Said): boolean {
  const mark = form.replace(/^[a-z]+/, '')
  if (IS_ADVERB.test(form)) return ADVERBS.test(mark)
  if (/\b(?:and|but|or|so|yet),?$/.test(form) || /^[a-z]+,?$/.test(form)) return COORDINATE.test(form)
  if (OPEN_END.test(form)) return !/[:;]/.test(form)
  const [sign = ''] = mark
  return sign === (CLAUSE_NEXT.test(after) ? ';' : ':')
}

export const jointJudge: Judge = { sentence: isRight }
