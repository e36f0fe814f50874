import type { Kind } from '../kinds'

export const modernNarrationKinds: Record<number, readonly Kind[]> = {
  12: [
    {
      name: 'stream of consciousness',
      why: 'Stream of consciousness follows thoughts as they come, with little order or punctuation.',
      examples: `
the clock again four no five and the milk not in and Mother's blue cup yes the blue one
must buy thread red was it or that other red like Tom's scarf oh well
bells bells Sunday then so he won't come and the bread all that bread
stairs nine of them ten why do I count and the smell of oranges Lisbon that summer
not the letter don't think of the letter gulls what do they eat when it snows
tram number two or was it three Grandfather's hands warm wool and then the bridge
green so green this door and I was small and the key the key where
he said yes did he say yes the spoon turning turning and the sugar gone`,
    },
    {
      name: 'free indirect style',
      why: "Free indirect style gives a character's thoughts in the third person, without *she thought*.",
      examples: `
Clara put down the cup. How tiresome he was! And would he never go home?
He looked at the bill. Ninety crowns! They must take him for a duke.
The bishop smiled. Well, let them whisper; tomorrow they would all come begging.
She straightened her hat. Surely the colonel had noticed. Of course he had.
Arthur closed the piano. No, he would not play for those people ever again!
The widow counted the spoons. Eleven! So it was the maid, just as she had always said.
Tom stared at the sea. Perhaps he would go tomorrow. Yes, tomorrow for certain!
Miss Hale bowed. What a dull party it was, and what dreadful gloves!`,
    },
    {
      name: 'letters and diaries',
      why: 'An epistolary story is told in letters or diaries.',
      examples: `
Dear Sophie, since my last letter everything has changed.
March 4. No wind. Wrote nothing, ate little, slept in my boots.
My dearest brother, burn this page as soon as you have read it.
Dear Sir, I regret to inform you that your parrot has been heard again.
October 9. Father came home. I hide this diary under the stove.
Dear Edith, you ask me what the house is like.
May 30, midnight. I heard the steps again and write this by candle.
My dear aunt, forgive the blots; the coach shakes.`,
    },
    {
      name: 'frame story',
      why: 'In a frame story, one story is told inside another.',
      examples: `
"Sit closer," said the sailor, "and I will tell you how I lost my ship." It began in Cork.
The guests drew lots, and the abbess was to tell the first tale.
He opened the old notebook and read to us what the doctor had written:
On the third night the prisoner began a new story, and the jailer put down his keys.
We were stuck in the snow, and to pass the time each traveler told a tale.
"I had it from my grandmother," the ferryman began, and this is what he told us.
The manuscript that follows was found in a wall; I only copied it.
The old woman lit her pipe. "You want to hear about the bell? Then listen."`,
    },
    {
      name: 'unreliable narrator',
      why: 'We cannot trust an unreliable narrator, who lies, boasts, or does not understand.',
      examples: `
I am the calmest man alive, and I shall scream at anyone who says otherwise.
Everyone adored me at school; that is why they all moved away when I sat down.
I never touched the silver. Besides, there were only nine spoons in my bag.
I remember it exactly. It was a Tuesday, or else a year later.
My wife left because she loved me too much, as her lawyer's letters prove.
I do not drink. The bottles that they found belong to the cat.
I was not jealous at all; I only followed him for three weeks.
Believe me, I always tell the truth, except when I am speaking.`,
    },
  ],
}
