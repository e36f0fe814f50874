import type { Kind } from '../kinds'

export const storyTellers: Record<number, readonly Kind[]> = {
  4: [
    {
      name: 'first person',
      why: 'In the first person a character tells the story with *I* or *we*.',
      examples: `
I held the rope while the tent shook.
We rowed until our arms hurt.
My boots were full of water, but I ran on.
Nobody told me that the well was deep.
We found the map under our own stairs.
I had never seen so many stars.
The fox looked at me and did not move.
My sister and I share one bicycle.
At noon we heard a bell behind us.
I told Ama the secret at once.
Our goat ate the script of the play.
The coach gave us the old drum.`,
    },
    {
      name: 'second person',
      why: 'In the second person the story speaks to you, as if you did it.',
      examples: `
You open the gate and step into the dark garden.
Your hands shake as you turn the key.
You hear a whisper behind you.
The guide hands you a lantern.
You choose the left tunnel and begin to climb.
Your horse stops at the bridge.
Now you must answer the troll's riddle.
You wake up in a boat without oars.
The old woman winks at you.
If you open the box, the bird will sing.
Your shadow waves, but you do not.
You count the steps: nine, ten, eleven.`,
    },
    {
      name: 'third person',
      why: 'In the third person somebody outside tells the story, with *he*, *she*, or *they*.',
      examples: `
She held the rope while the tent shook.
They rowed until their arms hurt.
His boots were full of water, but he ran on.
Tala opened the gate and stepped inside.
The children found a map under the stairs.
He had never seen so many stars.
The fox looked at the girl and did not move.
Ben and his sister share one bicycle.
At noon the riders heard a bell.
She told Ama the secret at once.
Their goat ate the script of the play.
The coach gave them the old drum.`,
    },
  ],
}
