import type { Judge } from './judge'

const THING = '(?:the )?[a-z]+(?: the [a-z]+)?'
const PATTERNS = [
  new RegExp(`^${THING}, ${THING}, and ${THING}$`),
  /^[A-Z][a-z]+ \d{1,2}, \d{4}$/,
  /^(?:[a-z]+ )?(?:Santa Fe|[A-Z][a-z]+), [A-Z][a-z]+(?: Mexico)?$/,
]

/** By the shape of a list, a date or an address. */
const isRight = (text: string): boolean => PATTERNS.some((pattern) => pattern.test(text))

export const commaJudge: Judge = {
  form: (asked, form) => isRight(form) && form.replaceAll(',', '') === asked,
  sentence: ({ form }) => isRight(form),
}
