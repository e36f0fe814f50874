import { kindJudge } from './kinds'

const JOINING = /\b(?:because|since|so)\b/i

/** By the joining word: what follows *because* and *since* is a cause, what follows *so* an effect. */
export const causeJudge = kindJudge(['a cause', 'an effect', 'a time or a place'], (example) => {
  const part = example.match(/\*(.+?)\*/)?.[1] ?? ''
  if (/^(?:on|in|after|behind|last|at|for|near|during) /i.test(part)) return 'a time or a place'
  const own = part.match(JOINING)?.[0].toLowerCase()
  if (own) return own === 'so' ? 'an effect' : 'a cause'
  return /, so\b/.test(example) ? 'a cause' : 'an effect'
})
