import type { Kind } from '../kinds'

/** Verse of our own. A slash ends a line. */
export const verseForms: Record<number, readonly Kind[]> = {
  10: [
    {
      name: 'blank verse',
      why: 'Blank verse has lines of five beats, da-DUM five times, and no rhyme.',
      examples: `
The candle leans toward the open door, / as if it heard a step upon the road.
I do not ask the river to be still; / I only ask to know where it is bound.
My lord, the walls are taller than our hope, / and winter will not wait for better men.
He walked the field his father used to plow / and found the stones had risen in the spring.
What crown is this that weighs upon my sleep / and makes of every pillow but a stone?
The women stood along the harbor wall / and counted sails, and did not speak of sons.
Tonight the snow has covered every path, / and all our maps are white as new regret.
She put the letter back into its box / and heard the hinges of her youth complain.
We build our towers higher every year / and every year the stars are just as far.
The old king spoke of mercy in the dark, / and no one there remembered what it meant.`,
    },
    {
      name: 'heroic couplet',
      why: 'A heroic couplet is two lines of five beats that rhyme with each other.',
      examples: `
The fool who talks of wisdom all the day / has lent it out and given it away.
A critic sees the feather, not the flight, / and calls the noon a somewhat gaudy light.
He praised her wit so often to her face / that wit grew dull and vanity took place.
In courts, as in the kitchen, it is so: / the scum will rise, the gold remains below.
She kept three clocks and never was on time; / he kept no rules and never lacked a rhyme.
Some read to know, and some to have it known; / the second shelf is dusted for its own.
The lawyer wept, for honest men agreed; / the doctor sighed, for no one came to bleed.
We mock the ape because he apes our ways, / and teach our sons to do it all their days.
The great man's dog will bark as great men do; / the great man's guest must learn to wag it, too.
Let others count the battles they have won; / I count the quarrels that were not begun.`,
    },
    {
      name: 'ballad stanza',
      why: 'A ballad stanza has four lines of four and three beats by turns; the second and fourth rhyme.',
      examples: `
The boat went out on Monday noon, / the wind was in the west, / and Margaret tied a ribbon blue / upon her Willie's chest.
"Oh, who will mend my broken gate, / and who will tend my sheep?" / "Your brother's hand will mend the gate / while you lie down to sleep."
There came a rider through the rain, / his cloak was red and torn; / he asked the way to Carrick town / and died before the morn.
The miller had a daughter fair, / her hair was like the rye; / she loved a lad who sailed away / and never said goodbye.
They laid her by the chapel door, / they laid him by the stile, / and out of each there grew a rose / that climbed a golden mile.
"What have you in your basket, lass, / that drips upon the stone?" / "It is the wine of yesterday, / and I must walk alone."
The bells were rung in Durham town, / the snow lay on the bell; / and what the old queen told her maid / the maid would never tell.
He took his fiddle from the wall, / he played it soft and low, / and every soul beneath the hill / rose up out of the snow.
"Come in, come in, my own true love, / and dry your salty hair." / "I may not cross the doorstep, love, / for I have drowned out there."
The king sat in his tower high / and looked across the sea, / and every ship that passed him by / was where he longed to be.`,
    },
    {
      name: 'free verse',
      why: 'Free verse has no regular beat and no rhyme; its lines are as long as the thought wants.',
      examples: `
The city / opens its hands before dawn, and the first trams / run through them like coins
I have nothing against the moon. / It is only / that it watches
Mother, in the photograph you are younger than I am now / and already / tired
Rain again. / The gutters recite everything they know, twice, and then / silence
We carried the table up four flights of stairs / and when it stood there at last it was / too large for us
Listen: / under the hum of the refrigerator there is another hum, / older
My father's hands / smelled of iron until the year he retired, and afterward / of nothing
On the bus a stranger slept on my shoulder from Leeds to York / and I / did not move
Snow / on the wires, on the sheep, on the one red mitten / nobody has come back for
There is a word for this / in a language that has only eleven speakers left, / all of them busy`,
    },
  ],
}
