import type { Judge, Said } from './judge'

/** What stands around each form in careful usage; written apart from the sentences. */
const AROUND: Record<string, RegExp> = {
  fewer: /_ seats/,
  less: /_ sugar/,
  number: /_ of geese/,
  amount: /_ of sand/,
  between: /_ the two/,
  among: /_ the nine/,
  lay: /_ the map/,
  lie: /_ down/,
  rise: /bread will _/,
  raise: /_ the flag/,
  bad: /feels _/,
  badly: /_ damaged/,
  well: /did _/,
  good: /tastes _/,
  farther: /miles/,
  further: /discuss/,
  'different from': /the one I ordered/,
  'as if': /_ she owned/,
  its: /_ tail/,
  Regardless: /_ of the cold/,
  'each other': /two friends/,
  themselves: /hut _/,
  'could have': /_ taken/,
  'used to': /_ live/,
  'ought not': /_ to feed/,
  that: /^The reason .* is _/,
  whether: /question is _/,
  hung: /painting _/,
  Almost: /_ all/,
  'all ready': /_ to go/,
  already: /had _ begun/,
  'to lift': /^Try _/,
  many: /_ reasons/,
  much: /_ time/,
  unanimous: /vote was _/,
  unique: /answer was _/,
}

export const usageJudge: Judge = {
  sentence: ({ before, form, after }: Said) =>
    Object.hasOwn(AROUND, form) && (AROUND[form]?.test(`${before}_${after}`) ?? false),
}
