import type { Kind } from '../kinds'

export const reasoning: Record<number, readonly Kind[]> = {
  10: [
    {
      name: 'deduction',
      why: 'Deduction goes from a general rule to a single case that falls under it.',
      examples: `
All mammals breathe air; whales are mammals; so whales breathe air.
Every member may vote, and Ruth is a member, so Ruth may vote.
No train stops here after ten; it is eleven; so no train will stop.
All the maps in this drawer are older than the war, and this map lies in it, so it is older.
Whoever signs the lease owes the rent; Omar signed it; he therefore owes the rent.
No poem in the prize book is longer than a page, and hers is in it, so hers is no longer than a page.
Every number that ends in zero can be divided by five; 930 ends in zero; so it can be.
All licensed guides have passed the test, and she is a licensed guide, so she has passed it.
No metal object may enter the scanner; a wristwatch is one; so it must stay outside.
Every citizen over eighteen may serve on a jury; Lena is one; so she may serve.`,
    },
    {
      name: 'induction',
      why: 'Induction goes from many single cases to a general rule.',
      examples: `
In twelve winters the pond froze before Christmas each time, so it usually freezes early.
We asked riders on forty buses, and nearly all were content; riders seem to be content.
Each of the thirty coins we dug up bears the same face; the hoard is probably from one reign.
The pharmacist opened sixty boxes and found every seal unbroken; the shipment is most likely sound.
Of the ninety seeds we tested, eighty sprouted; most of the sack will probably grow.
Five studies in five countries found the same link, so the link probably exists everywhere.
The geyser has erupted every ninety minutes all week, so it will probably do so tomorrow.
Every swan the travelers counted on a hundred lakes was white; they concluded that swans are white.
I have bought bread there on fifty mornings and it was always fresh; it is likely to be fresh today.
All twenty letters from that decade misspell her name; she was probably careless about it.`,
    },
    {
      name: 'analogy',
      why: 'Reasoning by analogy expects that things alike in one way are alike in another.',
      examples: `
The brain, like a muscle, tires with work; like a muscle, then, it may need days of rest.
Norvale is about as large as our city, and its trams pay for themselves; so would ours.
Sharks resemble tuna in shape and need as much speed; they should be as fast.
Our desert is much like that of Namibia, where this grass thrives; here, too, it could thrive.
A company, like a ship, needs one hand on the wheel; two directors would steer it aground.
Mice react to the drug as people do to its cousin; people may react to this one in the same way.
The two novels were written under like conditions; if one was censored, the other may have been, too.
Learning a language resembles learning an instrument; so here, too, short daily practice should be best.
Mars, like the Earth, has polar ice; like the Earth, it may have had seas.
The new museum resembles the one in Oslo, which drew crowds in winter; it should do the same.`,
    },
    {
      name: 'causal reasoning',
      why: 'Causal reasoning explains an effect by what brought it about.',
      examples: `
The mill upstream closed and the dye vanished from the water; the mill had caused the color.
Since the ramp was salted, nobody has slipped on it, because salt keeps ice from forming.
The lights dim whenever the pump starts, because the pump draws most of the current.
Her cough ends at the sea and returns in town; the smoke of the town must be what causes it.
When the hives were moved away, the almonds set no fruit, because nothing carried the pollen.
The cracks run from the side where the road was blasted; the blasting caused them.
Only those who ate the oysters fell ill; the oysters must have caused the illness.
The violins went out of tune as the hall grew warm, because heat makes strings longer.
The beds without shade lost twice as much water; sunlight is what causes the loss.
Prices rose after the harvest failed, because the same number of buyers fought for less grain.`,
    },
  ],
}
