import type { Judge } from './judge'

const ENTRY = /^[A-Z][a-z]+, [A-Z][a-z]+\. \*[^*]+\*\. [A-Z][A-Za-z ]+, \d{4}\.$/

const collator = new Intl.Collator('en')

/** By the pattern of an entry for a book, and by the order of the collator. */
export const workCitedJudge: Judge = {
  form: (_, form) => ENTRY.test(form),
  order: (cards) => cards.every((card, i) => i === 0 || collator.compare(cards[i - 1] as string, card) < 0),
}
