import type { Kind } from '../kinds'

export const appeals: Record<number, readonly Kind[]> = {
  9: [
    {
      name: 'ethos',
      why: 'Ethos asks us to trust the speaker: training, experience, honesty.',
      examples: `
As a bridge inspector for twenty years, I have seen what rust can do.
I have taught in this school since it opened, and I know every classroom.
In my work as a nurse I have cared for hundreds of such patients.
I own a car dealership, and even I am asking you to vote for the bus line.
I admit that I was wrong about the dam; that is why I checked each figure twice.
My family has farmed here for five generations, so I do not speak of soil lightly.
As your treasurer I have never once hidden a bad number from you.
I studied these bees for a decade before I wrote a single line about them.
I served as a lifeguard on this beach, and I tell you what I learned there.
Nobody pays me to say this, and I will gain nothing from the new rule.
As a former judge I have heard both sides of many such quarrels.
I have coached both teams, so I have no favorite in this matter.`,
    },
    {
      name: 'pathos',
      why: 'Pathos asks us to feel: pity, fear, pride, hope.',
      examples: `
Picture a child alone at a bus stop, in the dark, in the rain.
Think of the old dog behind the bars, still wagging at every stranger.
How would you feel if your own street were under water tonight?
Every evening the widow sets two plates on the table, and then she remembers.
Remember the smell of that orchard, and imagine it gone for good.
They wept as the last lights of the village sank below the water.
Can we look our grandchildren in the eye and say that we did nothing?
Hear the silence where the songbirds used to be, and let it frighten you.
Think of the pride on her face when she read her first word aloud.
Imagine the terror of waking in a room full of smoke.
He held the empty leash for an hour, and his hands would not stop shaking.
Picture the joy on that dock when the lost boat came home.`,
    },
    {
      name: 'logos',
      why: 'Logos asks us to think: numbers, facts, steps of reasoning.',
      examples: `
The pool costs 90 dollars a day and earns 140, so it pays for itself.
Of 200 lamps that were tested, 188 were still burning after five years.
If the bus takes twelve minutes and the car takes thirty, then the bus saves time.
Three towns lowered the speed limit, and in all three accidents fell by a third.
Each tree shades 40 square meters; therefore ten trees would shade the whole yard.
Since paper costs more than it did, and we use as much, our bill must rise.
A survey of 600 riders found that two out of three would pay for later trains.
The old roof lasts ten years and the new one lasts thirty at twice the price, so the new one is cheaper.
Last year 41 of the 50 fires began in dry grass; for that reason we should mow it.
The north well holds 5 percent salt, the south well 1 percent; hence we should drill in the south.
If every class saves 2 kilograms of paper, 30 classes save 60 kilograms.
Recycling one can takes 5 percent of the energy of a new one, so recycling saves 95 percent.`,
    },
  ],
}
