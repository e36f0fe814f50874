import type { Kind } from '../kinds'

/** Sentences of our own that hold the ideas of a movement. */
export const americanIdeas: Record<number, readonly Kind[]> = {
  11: [
    {
      name: 'Puritan',
      why: 'A Puritan view finds the will of God and the danger of sin in every event.',
      examples: `
The Lord sent the drought to try us, and on the day of our fast He sent the rain.
Examine thy heart each night, for sin hides there like a worm in fair fruit.
That the ship was spared is no skill of ours but a special mercy of Providence.
We are a covenanted people, and if we fail, Heaven will make of us a warning.
My house has burned; I bless the hand that took what never was my own.
No work of ours can save us; grace alone lifts whom it will.
The forest beyond the fence is the devil's country, and we keep watch and pray.
The child's fever was a sermon, and I was slow to hear it.
Let us wear no lace, for vanity is the door by which Satan enters.
Here we shall build a commonwealth by the Scripture, with the eyes of all upon us.`,
    },
    {
      name: 'Enlightenment',
      why: 'An Enlightenment view trusts reason, rights, and useful improvement.',
      examples: `
Lightning is no anger from above but a current, and a rod of iron will lead it away.
Governments rest on consent, and what the people have made, they may mend.
I drew up a table of my faults and marked them, as a merchant keeps his accounts.
Let the question be put to experiment, for an honest trial ends a hundred sermons.
Reason is the one crown that every man is born to wear.
A library, a fire company, a well-paved street: such are the prayers I know how to say.
No title gives a right over another; nature signs no such papers.
Knowledge, like a candle, lights the next and is not lessened.
We hold that liberty is not a gift of kings but the property of all.
Print the debates, and let the public judge by the evidence.`,
    },
    {
      name: 'Transcendentalist',
      why: 'A Transcendentalist view trusts the single soul and finds the spirit in nature.',
      examples: `
I went out under the pines, and the pines and I were of one mind.
Trust the voice that speaks in thee when the crowd has gone home.
The whole of the sky is folded in a drop of pond water.
I own no more than a kettle and a view, and I am the richest man in the county.
A foolish fear of differing from yesterday is the jailer of great souls.
In the woods I am neither rich nor poor; the universal spirit breathes through me.
Sell your clocks, keep your thoughts, and let the sunrise be your only appointment.
Society would have me wear its coat; my soul prefers its own skin.
Every leaf is a letter from the Over-Soul, addressed to whoever will walk slowly.
If the law asks you to wrong another, let your single conscience break step.`,
    },
    {
      name: 'Naturalist',
      why: 'A Naturalist view shows people ruled by nature, money, birth, and chance, which do not care.',
      examples: `
The cold was not cruel; it was fifty below, and it did not know that he was there.
She had been born above the slaughterhouse, and the street had decided the rest.
The sea rose and fell, rose and fell, and the boat was nothing to it.
Hunger drove him up the stairs as steam drives a piston, and he stole.
The mill paid nine cents an hour, and nine cents an hour made him what he was.
He had his father's jaw and his father's thirst, and both of them pulled him down.
The wheat moved on to market, indifferent, over the men who had gambled on it.
The herd shoved, and the weaker went under; afterward the snow covered them.
It was an accident, like the coin on the sidewalk that had first brought her to the city.
Against the price of coal her prayers weighed nothing at all.`,
    },
  ],
}
