import pluralize from 'pluralize'
import { isWord } from './dictionary'
import type { Judge } from './judge'

/** By the rules of `pluralize`: a form that one comes to by way of the singular again. */
const isPlural = (form: string): boolean =>
  !form.includes("'") && isWord(form) && pluralize.plural(pluralize.singular(form)) === form

export const pluralJudge: Judge = {
  form: (asked, form) => pluralize.plural(asked) === form,
  sentence: ({ form }) => isPlural(form),
}
