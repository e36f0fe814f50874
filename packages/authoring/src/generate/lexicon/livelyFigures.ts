import type { Kind } from '../kinds'

export const livelyFigureKinds: Record<number, readonly Kind[]> = {
  5: [
    {
      name: 'personification',
      why: 'In personification, a thing or an idea does or feels what only people do.',
      examples: `
The sun peeked shyly over the hill.
My alarm clock yells at me each morning.
The wind whispered secrets to the reeds.
The old house groaned about its bad back.
Winter tiptoed into the valley overnight.
The daffodils nodded and gossiped by the wall.
The last cookie on the plate begged me to eat it.
Fear sat down beside me and held my hand.
The stairs complained under every step.
The river sang lullabies to the sleeping town.
The stove refused to talk to me today.
Autumn painted the maples with great care.`,
    },
    {
      name: 'hyperbole',
      why: 'A hyperbole exaggerates so much that nobody can take it as a fact.',
      examples: `
You left the gate open a million times this week.
This suitcase weighs more than the moon.
We waited forever for the pizza.
Grandpa knows everybody on this planet.
I am so hungry that I could eat the whole kitchen.
Her voice could crack a mountain.
It took me nine hundred years to clean my room.
He has enough socks to reach the stars.
My brother can sleep through the end of the world.
The line for the ride was a thousand miles long.
I nearly died laughing at that joke.
My backpack holds every book ever printed.`,
    },
    {
      name: 'plain fact',
      why: 'A plain fact says what is so or what happened, however surprising, and nothing acts like a person.',
      examples: `
The sun rises a little later each day in fall.
My alarm clock rings at six thirty.
An ostrich lays the largest eggs of all birds.
The old house has eleven rooms.
It snowed in the valley overnight.
A blue whale can weigh as much as thirty elephants.
We waited forty minutes for the pizza.
Lightning is hotter than the surface of the sun.
The stairs creak at night when the wood cools.
The river is two miles wide at this point.
An octopus has three hearts and blue blood.
The line for the ride was forty feet long.`,
    },
  ],
}
