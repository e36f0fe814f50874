import type { Kind } from '../kinds'

export const argumentMovesKinds: Record<number, readonly Kind[]> = {
  11: [
    {
      name: 'concession',
      why: 'A concession grants that the other side has a point.',
      examples: `
Admittedly, the new line would cost a great deal.
It is true that zoos have saved some species.
Granted, there are still many students who do not have a computer at home.
Of course, nobody likes to wait for a bus.
To be sure, the old hall has a certain charm.
Admittedly, the survey was small.
It is true that wind farms change the view.
Granted, some parents would be upset.
To be sure, it was hard.`,
    },
    {
      name: 'refutation',
      why: 'A refutation shows that an objection is wrong.',
      examples: `
This objection overlooks that the old line costs even more.
But the claim that zoos teach children collapses when one asks the children.
This argument fails.
The critics ignore the fact that the figures are from 1980.
Yet this reasoning confuses price with value.
The objection fails, since nobody would have to move.
But the claim that noise is harmless is refuted by three studies.
The opponents overlook that the bridge is already paid for.
Yet this fear rests on a mistake in the report that was corrected long ago.`,
    },
    {
      name: 'qualification',
      why: 'A qualification limits a claim so that it does not say too much.',
      examples: `
In most cases, at least in large cities, trains are faster.
This holds only where winters are mild.
The rule applies to adults, though perhaps not to the very old.
In many schools, if not in all, the plan could work.
The drug helps, but only at first.
For the most part, the wells suffice.
The tax is fair, provided that the poor do not pay it.
In general, though not always, longer names are newer.
This is so only if the samples were kept cool.`,
    },
    {
      name: 'call to action',
      why: 'A call to action asks the audience to do something.',
      examples: `
Write to your council before the vote on Friday.
Let us plant the first tree tomorrow.
Join us at the bridge and bring a lantern.
Sign the petition, and ask a neighbor to sign it.
Let us not wait for another accident.
Vote, and drive somebody else to the polls.
Turn off one lamp tonight; then turn off another.
Refuse the plastic cup and carry your own.
Let us open the gates, today and to all.`,
    },
  ],
}
