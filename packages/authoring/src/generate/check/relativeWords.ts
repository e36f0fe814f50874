import type { Judge, Said } from './judge'

const PERSON = /\b(?:woman|boy|firefighter|baker|nurse|girl|man|farmer|pilot|clown|singer)$/
const PLACE = /\b(?:drawer|bench|town|attic|school|cave)$/
const TIME = /\b(?:month|night|day|summer|hour|year)$/

/** What follows *whose* is a noun of its own; what follows *who* is a verb. */
const OWNED = /^ (?:dog|oven|painting|barn|brother|voice) /

/** By the noun before the gap, and for people by the word after it. */
function wordsFor({ before, after }: Said): RegExp {
  const noun = before.trim()
  if (noun.endsWith('reason')) return /^why$/
  if (PERSON.test(noun)) return OWNED.test(after) ? /^whose$/ : /^(?:who|that)$/
  if (PLACE.test(noun)) return /^where$/
  return TIME.test(noun) ? /^when$/ : /^(?:that|which)$/
}

export const relativeWordJudge: Judge = { sentence: (said) => wordsFor(said).test(said.form) }
