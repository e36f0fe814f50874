import pluralize from 'pluralize'
import type { Judge } from './judge'

/** The owner as it is named without an apostrophe: after *of*, or in the sentence before. */
const withApostrophe = (owner: string): string =>
  /[^s]s$/.test(owner) && owner !== 'bus' ? `${owner}'` : `${owner}'s`

const bare = (form: string): string => form.replace(/'s?$/, '')

export const possessiveJudge: Judge = {
  form: (asked, form) => {
    const [, thing, article, owner = ''] = asked.match(/^the (\w+) of (the|my) (\w+)$/) ?? []
    return form === `${article} ${withApostrophe(owner)} ${thing}`
  },
  sentence: ({ before, form }) => {
    const named = before.toLowerCase().match(/[a-z]+/g) ?? []
    const owner = named.find((word) => pluralize.singular(word) === pluralize.singular(bare(form)))
    return owner !== undefined && form === withApostrophe(owner)
  },
}
