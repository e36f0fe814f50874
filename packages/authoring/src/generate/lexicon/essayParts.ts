import type { Kind } from '../kinds'

export const essayPartsKinds: Record<number, readonly Kind[]> = {
  8: [
    {
      name: 'hook',
      why: "A hook catches the reader's interest at the very beginning, often with a question or a picture.",
      examples: `
Have you ever eaten a flower?
Imagine a city without a single lamp.
What would you do with an extra hour each day?
Picture a classroom in which the walls are trees.
Have you ever wondered who cleans the bottom of the sea?
Imagine waking up and hearing no birds.
Would you trust a bridge made of grass?
Picture a library that floats from island to island.`,
    },
    {
      name: 'thesis',
      why: 'A thesis states what the whole essay will argue.',
      examples: `
Our town should plant trees along every road because they cool, clean, and calm it.
Schools should start later, since sleep helps memory, mood, and health.
The old mill should be saved because it teaches, earns money, and pleases the eye.
Every school should keep bees, since they teach patience, science, and care.
The city should close its center to cars because people, shops, and air would gain.
Students should learn to cook, since it saves money, health, and time.
The library should open on Sundays because families, workers, and students need it then.
Public pools should be free, since they save lives, build friendships, and cost little.`,
    },
    {
      name: 'topic sentence',
      why: 'A topic sentence opens a paragraph and names its one point.',
      examples: `
First of all, trees lower the heat of summer streets.
Another benefit of later mornings is better memory.
The second reason to save the mill is its income.
To begin with, bees make students patient.
A further advantage of quiet streets is clean air.
The first gain from cooking is money.
Another group that needs the library on Sundays is workers.
The most important benefit of free pools is safety.`,
    },
    {
      name: 'piece of evidence',
      why: 'Evidence supports a point with numbers, examples, or the words of an expert.',
      examples: `
For example, Elm Street is six degrees cooler than Mill Street.
According to Dr. Sato, tired students forget a third of new words.
Last year, for instance, 9,000 visitors paid three dollars each.
In one study, students who kept bees waited twice as long before they answered.
According to the city, dust fell by 40 percent after the change.
For example, a pot of bean soup costs one dollar for four people.
A survey of 300 workers shows that half of them are free only then.
In one study, drownings fell by a quarter where swimming was free.`,
    },
    {
      name: 'conclusion',
      why: 'A conclusion ends the essay and sums up its point.',
      examples: `
In short, a row of trees is the best roof that a street can have.
All in all, an hour of sleep is worth more than an hour of yawning.
In the end, a town that saves its mill saves a part of itself.
To sum up, a hive is a small school within the school.
In conclusion, a center without cars is a gift to everyone.
All in all, whoever can cook is free.
To sum up, a library that is closed when people have time serves no one.
In conclusion, a free pool costs a town little and gives it much.`,
    },
  ],
}
