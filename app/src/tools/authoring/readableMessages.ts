import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'

const english = en().localeError

/** `zod/mini` says 'Invalid input' to everything; an author needs to know what was expected. */
z.config({
  localeError: (issue) => {
    if (issue.input !== undefined) return english(issue)
    if (issue.code === 'invalid_type') return `This field is missing (expected ${issue.expected}).`
    if (issue.code === 'invalid_value')
      return `This field is missing (expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}).`
    return english(issue)
  },
})
