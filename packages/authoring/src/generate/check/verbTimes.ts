import type { Judge } from './judge'

const PAST = /^(?:Yesterday|Last|A year ago)\b/
const FUTURE = /^(?:Tomorrow|Next)\b/
/** A past that does not end with *ed*. */
const SAME_PAST = ['hurt']

/** The first words tell the time, and the verb shows its own by *-ed*, by *will* or by *am*, *is*, *are*. */
export const verbTimeJudge: Judge = {
  sentence: ({ before, form }) => {
    if (PAST.test(before)) return /^[a-z]+ed$/.test(form) || SAME_PAST.includes(form)
    if (FUTURE.test(before)) return /^will [a-z]+$/.test(form)
    return /^(?:am|is|are) [a-z]+ing$/.test(form)
  },
}
