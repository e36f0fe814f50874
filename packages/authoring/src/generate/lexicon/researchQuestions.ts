import type { Kind } from '../kinds'

export const researchQuestionsKinds: Record<number, readonly Kind[]> = {
  11: [
    {
      name: 'focused',
      why: 'A focused question names a place, a time, and a relation, and it can be answered with evidence.',
      examples: `
How did the railroad change farming in Iowa between 1870 and 1900?
How does a later start affect attendance in public high schools of Oregon?
Why did New York close its last public bathhouses in the 1950s?
How did radio change election campaigns in Ohio in the 1930s?
To what extent did the canal shift trade away from Lisbon after 1869?
How has the price of housing in Denver affected commuting since 2010?
Why did wolves return to northern Wisconsin in the 1970s?
How did women workers change the unions of Lowell in the 1840s?
How does street lighting affect night moths in Dutch suburbs?`,
    },
    {
      name: 'too broad',
      why: 'A question that is too broad covers too much for one paper.',
      examples: `
How has technology changed the world?
What is the history of everything we eat?
Why do people fight?
How did all great empires rise and fall?
What is love in literature?
How does the climate influence life?
What have women done in history?
How does music affect humankind?
What makes societies change?`,
    },
    {
      name: 'closed',
      why: 'A closed question is answered by a single fact, or by yes or no.',
      examples: `
When was the first railroad in Iowa built?
Is there a public pool in Denver?
How tall is the tower of the city hall?
Who won the election in Ohio in 1936?
In which year was the canal opened?
Do Dutch suburbs have street lights?
How many bathhouses did New York have in 1900?
Does Oregon have a law on school buses?
Who founded the mills of Lowell?`,
    },
    {
      name: 'loaded',
      why: 'A loaded question takes its answer for granted.',
      examples: `
Why are greedy landlords ruining our lovely Denver?
How did the heroic railroad rescue backward Iowa?
Why do lazy students deserve no later start?
How has shallow television poisoned our elections?
Why was the brilliant canal the best idea of its century?
Why do cruel hunters hate innocent wolves?
How did noble workers expose the evil mills of Lowell?
Why is modern music nothing but noise?
How could the foolish council betray the beloved bathhouses?`,
    },
  ],
}
