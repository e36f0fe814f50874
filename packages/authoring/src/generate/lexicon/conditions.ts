import type { Kind } from '../kinds'

export const conditionsKinds: Record<number, readonly Kind[]> = {
  11: [
    {
      name: 'necessary only',
      why: 'Without what is necessary the result is impossible. What is necessary only is not enough alone.',
      examples: `
Without *a ticket* nobody enters, but a ticket alone does not open the gate.
*Oxygen* must be there for a fire, though oxygen alone does not burn.
No one becomes a judge without *a degree*, yet many with one never do.
*Water* is needed for every crop, but water alone grows nothing.
Without *a majority* no bill passes, but a majority alone is not enough.
You cannot win unless *you play*, though most players lose.
*Being a citizen* is required of a senator, but it is not all that is required.
Without *practice* no one masters the harp, but practice alone makes no master.
*A motive* must exist for such a crime, though a motive proves nothing.
No treaty holds without *trust*, yet trust alone signs no treaty.
*Having a heart* is needed to be a mammal, but frogs have hearts, too.
Without *flour* there is no such bread, but flour is not yet bread.`,
    },
    {
      name: 'sufficient only',
      why: 'What is sufficient only is enough for the result, but the result can come about in another way.',
      examples: `
*Rain* is enough to wet the road, but a hose can wet it, too.
*One false word* was enough to end the talks; other things could have ended them as well.
*Being a whale* is enough to be a mammal, but mice are mammals, too.
*A royal pardon* frees a prisoner, though an escape would do so as well.
*A perfect score* guarantees a prize, but others win prizes, too.
*Losing the king* ends the game, but there are other ways to end it.
*Frost* is enough to kill the vines; so is drought.
*A single crack* is enough to sink the boat, and so is a wave.
*Being born here* makes one a citizen, but one can become a citizen in other ways.
*Boiling* kills the germs, though other methods kill them as well.
*A unanimous vote* passes the rule, but it can pass in other ways, too.
*Owning the land* is enough to fish here; so is a license.`,
    },
    {
      name: 'necessary and sufficient',
      why: 'What is necessary and sufficient is enough, and there is no other way.',
      examples: `
The lamp glows if and only if *the switch is on*.
A number is even exactly when *two divides it*.
The alarm rings when, and only when, *the door is open*.
She will come if and only if *she is asked*.
A triangle has equal angles exactly when *its sides are equal*.
The law applies when, and only when, *both parties sign*.
The gate opens if and only if *the code is right*.
A vote is valid exactly when *the ballot is signed*.
The ferry runs when, and only when, *the flag is green*.
The contract ends if and only if *one side dies*.
A year is a leap year here exactly when *the council says so*.
The jury is dismissed when, and only when, *it has reached a verdict*.`,
    },
  ],
}
