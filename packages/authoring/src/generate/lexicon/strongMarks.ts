import type { Kind } from '../kinds'

export const strongMarks: Record<number, readonly Kind[]> = {
  10: [
    {
      name: 'a list',
      why: 'A mark can open a list of several things.',
      examples: `
The drawer held four things: a comb, a coin, a key, and a tooth.
Three cities made offers: Quito, Turin, and Perth.
Her desk had everything she loved: ink, maps, and a sleeping cat.
The recipe asks for little: flour, salt, water, and time.
Two instruments were missing: the oboe and the harp.
He feared only three sounds: thunder, sirens, and applause.
The choir needs more voices: altos, tenors, and basses.
The law protects five trees: ash, elm, oak, pine, and yew.
They brought what they could carry: blankets, a kettle, and the clock.`,
    },
    {
      name: 'an explanation',
      why: 'What follows a mark can explain the statement before it.',
      examples: `
The judge was late: a tree had fallen across the road.
He knew one thing for certain: nobody had slept in that bed.
The orchard failed for a simple reason: the bees were gone.
She never rehearsed: repetition, she felt, killed the joke.
The museum has changed its plan: the dinosaur will stay outside.
The lake was a riddle: it rose in drought and sank in rain.
Their marriage rested on one rule: no one left the house angry.
The bridge is closed: its cables have rusted through.
My uncle had a gift: he could sleep anywhere.`,
    },
    {
      name: 'a quotation',
      why: 'A mark can introduce the exact words that somebody said or wrote.',
      examples: `
The note was short: "Feed the cat and forgive me."
Her motto hung over the stove: "Taste before you salt."
The captain gave a single order: "Hold on."
The old sign still warns travelers: "No water for forty miles."
He asked what all of them were thinking: "Who will tell her?"
The inscription is plain: "She mended what she could."
Only one reply came back: "Too late."
The verdict took two words: "Not guilty."
The report ends with a sigh: "We did not ask enough questions."`,
    },
    {
      name: 'an aside',
      why: 'Two marks can hold a remark that could be left out.',
      examples: `
The soup (it was mostly water) cost nine dollars.
My aunt (the one with the parrots) married a pilot.
The bridge was opened in 1931 (the mayor wept) by a schoolgirl.
Her first novel (now out of print) sold eleven copies.
The dog (a beagle, more or less) refused to move.
The play was a success (if one counts the critics) from the start.
The road (such as it was) ended at the quarry.
He sent flowers (lilies, again) on the wrong day.
The vote (by a show of hands) took two minutes.`,
    },
    {
      name: 'a sudden break',
      why: 'A dash can break in with a surprise or a change of thought.',
      examples: `
She opened the safe and found—another safe.
I meant to apologize—but that is not why I came.
He reached for the last cookie—and it was gone.
The letter began warmly and ended—in the fire.
We were going to win—and then the lights went out.
The guests praised everything—except the food.
It was the best day of my life—until breakfast.
The thief took the silver, the rugs, the piano—and left a tip.
Your brother—wait, who is that at the door?`,
    },
  ],
}
