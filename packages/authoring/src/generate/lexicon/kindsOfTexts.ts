import type { Kind } from '../kinds'

/** Lines of stories, of poems that rhyme, and of books that tell what is true. */
export const kindsOfTexts: readonly Kind[] = [
  {
    name: 'a story',
    why: 'A story tells what happens to somebody.',
    examples: `
One day, a little bear lost her mitten.
The king called his three sons.
"Who ate my pie?" asked the wolf.
Once there was a pig who could sing.
Ravi hid in the barn and waited.
The fairy gave Ana a magic cup.
A lion met a mouse in the woods.
Then the dragon began to cry.
Grandma opened the box and smiled.
The two ducks said good-bye to their friend.
At last, the lost puppy found its mother.
Long ago, a giant lived on a mountain.`,
  },
  {
    name: 'a poem',
    why: 'A poem often has words that rhyme.',
    examples: `
Up in the sky, the clouds roll by.
Star so bright, shine all night.
A frog on a log sings to a dog.
Hop, hop, hop, and now we stop.
One, two, three, come dance with me.
My cat so fat wears a big red hat.
Snow, snow, where do you go?
The rain came down on the little town.
Drip and drop, it will not stop.
My kite takes flight, all red and white.
The goat in the boat has a warm, green coat.
Tick and tock, sings the kitchen clock.`,
  },
  {
    name: 'a fact book',
    why: 'A fact book tells what is true.',
    examples: `
Frogs lay their eggs in water.
A spider has eight legs.
The sun is a star.
Cows eat grass and plants.
Seeds need water and light.
Penguins cannot fly.
Ice is frozen water.
Most owls hunt when it is dark.
Apples grow on trees.
A kitten is a baby cat.
Whales breathe air.
Snakes have no feet.`,
  },
]
