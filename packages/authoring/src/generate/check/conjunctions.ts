import type { Judge } from './judge'

/** What may follow each joining word, by a word of the second part. */
const FOLLOWS: Record<string, RegExp> = {
  so: /blew on|left our coats|bought more|stopped|did not skate|\brang\b|dried|wanted a piece|swam across/,
  but: /nobody answered|eats a lot|figs|feathers|left without|in one day|climbs trees|passed|does not work/,
  or: /take the bus|tea|miss the show|leave it white|ride bikes|freeze|by the door|we read|get out/,
  because: /sick|stranger|won\b|asleep|gave it water|fallen|wind was|scored|muddy/,
}

export const conjunctionJudge: Judge = {
  sentence: ({ form, after }) => FOLLOWS[form]?.test(after) ?? false,
}
