import pluralize from 'pluralize'
import { NAMES } from '../names'
import type { Judge, Said } from './judge'
import { conjugationOf } from './verbs'

const PREPOSITION = /\s(?:of|in|on|at|with|from|across|among|along|unlike|next)\s/
const ONE =
  /^(?:he|she|it|everyone|everybody|nobody|someone|somebody|anyone|each|every|neither|either|one|mom|grandpa)\b/i
const MANY = /^(?:we|they|you|both|several|few|many|most)\b/i

/** Whether a subject is one or many, from its head: what stands before the first preposition. */
export function isMany(subject: string): boolean {
  const plain = subject.trim().replace(/,.*$/, '')
  if (ONE.test(plain)) return false
  if (MANY.test(plain)) return true
  const head = plain.split(PREPOSITION)[0] ?? ''
  if (/ and /.test(head)) return true
  const noun = head.split(' ').at(-1) ?? ''
  return !NAMES.includes(noun) && !/^(?:a|the) (?:fish|bus)$/i.test(head) && pluralize.isPlural(noun)
}

const FORMS_OF_BE = new Set(['is', 'are', 'be', 'am', 'being'])

function agrees({ before, form }: Said): boolean {
  const many = isMany(before)
  if (FORMS_OF_BE.has(form)) return form === (many ? 'are' : 'is')
  const verb = conjugationOf(form)
  if (!verb) return false
  return form === (many ? verb.Infinitive : verb.PresentTense)
}

export const agreementJudge: Judge = {
  form: (asked, form) => conjugationOf(asked)?.PresentTense === form,
  sentence: agrees,
  group: (name, card) => agrees({ before: name.replace(' …', ' '), form: card, after: '' }),
}
