import type { Kind } from '../kinds'

export const easySentenceTypes: readonly Kind[] = [
  {
    name: 'simple',
    why: 'A simple sentence is one complete thought, even where two people or two actions are named in it.',
    examples: `
The puppy chewed my slipper.
Mia and her cousin built a fort of pillows.
The cook chopped the carrots and stirred the soup.
After lunch we played marbles.
Two red kites danced above the beach.
My little brother lost his first tooth today.
The bus driver waved and smiled at us.
On Sunday the whole family eats pancakes.
A frog and a toad sat on one log.
The wind shook the old apple tree.
At bedtime Dad feeds the rabbits.
Grandma told us a funny story about a goat.`,
  },
  {
    name: 'compound',
    why: 'A compound sentence has two complete thoughts, joined with a comma and *and*, *but*, *or*, or *so*.',
    examples: `
The puppy barked, and the cat ran up the stairs.
I wanted to swim, but the pool was closed.
You can draw a map, or you can write a list.
The gate was locked, so we climbed over it.
The rain stopped, and the snails came out.
My sister likes trains, but I like ships.
We can bake bread, or we can make noodles.
The bridge was icy, so Dad drove slowly.
The lights went off, and the movie began.
He looked under the bed, but the sock was gone.
Hold the ladder, or it will slip.
The store had no milk, so we drank juice.`,
  },
  {
    name: 'complex',
    why: 'A complex sentence has a part that cannot stand alone. That part begins with a word such as *when*, *because*, or *if*.',
    examples: `
When the bell rang, the children ran outside.
We stayed home because the roads were icy.
If you feed that stray cat, it will come back.
I will wait here until the bus comes.
Although the dog was small, it had a deep bark.
She hums while she paints.
Since my boots were wet, I put them by the stove.
He cannot play unless he finds his glove.
Because the tea was hot, Leo blew on it.
Mom smiles whenever she hears my trumpet.
While the baby slept, we talked softly.
The cat hides when the thunder starts.`,
  },
]
