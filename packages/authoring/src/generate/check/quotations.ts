import type { Judge } from './judge'

const VERB = '(?:said|asked|shouted|whispered|yelled|cried|answered)'
const SPEAKER = '(?:(?:[Tt]he|[Mm]y|[Oo]ur) [a-z]+|[A-Z][a-z]+)'
const WORDS = '[A-Z][^",.?!]*'

const PATTERNS = [
  new RegExp(`^${SPEAKER} ${VERB}, "${WORDS}[.?!]"$`),
  new RegExp(`^"${WORDS}[,?!]" ${VERB} ${SPEAKER}\\.$`),
]

/** A question stays a question before its speaker. */
const keepsMark = (text: string): boolean => !/,"\s(?:asked|shouted|yelled|cried)/.test(text)

export const quotationJudge: Judge = {
  form: (_, form) => PATTERNS.some((pattern) => pattern.test(form)) && keepsMark(form),
}
