import type { Judge } from './judge'

/** The word and what any wordy way of saying it has in it, written the other way around. */
const SAID: Record<string, RegExp> = {
  because: /the fact that|the reason that/,
  now: /point in time|present moment/,
  although: /spite/,
  soon: /near future|short time/,
  daily: /daily/,
  many: /large number/,
  if: /event/,
  for: /purpose|amount/,
  near: /proximity/,
  can: /\bab(?:le|ility)\b/,
  must: /required/,
  always: /all times/,
  twice: /two/,
  while: /during/,
  said: /statement/,
  carefully: /careful/,
  until: /until/,
  conclude: /conclusion/,
  consider: /consider/,
  hurriedly: /hurried/,
  about: /regard/,
  'a few': /small number/,
  before: /prior/,
  most: /majority/,
  every: /every/,
}

/** Those that are not alike so far. */
const UNLIKE: Record<string, string> = {
  acted: 'action',
  denied: 'denial',
  decided: 'decision',
  failed: 'failure',
}

/** A noun and the verb it was made from begin alike. */
const SAME_ROOT = 5

function isMeant(phrase: string, word: string): boolean {
  const said = SAID[word]
  if (said) return said.test(phrase) && !(word === 'because' && /spite/.test(phrase))
  if (!/ed(?: to| in)?$/.test(word)) return false
  const nouns = phrase.split(' ').filter((noun) => noun.length >= SAME_ROOT)
  const own = UNLIKE[word]
  if (own) return phrase.endsWith(own) || phrase.includes(`${own} `)
  return nouns.some((noun) => noun.slice(0, SAME_ROOT) === word.slice(0, SAME_ROOT))
}

export const wordyJudge: Judge = {
  form: (asked, form) => isMeant(asked, form),
  sentence: ({ form, after }) => isMeant(after.match(/\((.+)\)$/)?.[1] ?? '', form),
}
