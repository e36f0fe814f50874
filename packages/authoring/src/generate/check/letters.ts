import type { Judge } from './judge'

const WISH = '(?:Love|Sincerely|Thank you|Best wishes|Your [a-z]+)'

const GREETING = /^Dear [^,]+,$/
const CLOSING = new RegExp(`^${WISH}, [A-Z][^,]*$`)

/** A greeting ends with its one comma; a closing has it before the name. */
export const letterJudge: Judge = {
  sentence: ({ before, form }) => (before.trim() === '' ? GREETING : CLOSING).test(form),
}
