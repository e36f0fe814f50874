import type { Kind } from '../kinds'

export const misleadingStatisticsKinds: Record<number, readonly Kind[]> = {
  10: [
    {
      name: 'biased sample',
      why: 'In a biased sample, the people who were asked are not like the whole group.',
      examples: `
We asked the members of a ski club: 95 percent of people love winter.
Nine of ten callers to a gardening show grow roses; so nine of ten citizens do.
A poll of first-class passengers found that flights are cheap enough.
A survey taken inside the stadium shows that the whole town wants a bigger stadium.
The survey was answered only by fans of the author: the book is loved by all.
A survey in the chess room shows that most teenagers prefer chess to football.
A survey at a toy store shows that families spend most of their money on toys.
A survey of those who had finished the course shows that nobody finds it too hard.`,
    },
    {
      name: 'correlation taken for cause',
      why: 'Where correlation is taken for cause, two things go together, but one need not cause the other.',
      examples: `
Towns with more firefighters have more fires, so firefighters cause fires.
Children with bigger feet read better; so big feet help one to read.
Ice cream sales and sunburns rise together, so ice cream burns the skin.
People who own pianos live longer; so a piano makes one healthy.
Since the new mayor came, the storks have returned; so she brought them.
Whenever umbrellas are sold, roads get wet; so umbrellas make roads wet.
Students with many books at home get good grades, so books on a shelf raise grades.
The more churches a city has, the more thefts; so churches make thieves.`,
    },
    {
      name: 'picked data',
      why: 'Picked data show only the figures that suit the claim.',
      examples: `
The report shows sales in December only and calls the year a triumph.
The team advertises its two wins and is silent about nine defeats.
The leaflet counts the sunny days of July and promises a sunny year.
The company names the one test that went well and leaves out the other six.
The graph shows the three best years and leaves out the rest.
The ad quotes the only happy customer and none of the forty complaints.
The governor speaks of the month in which prices fell and is silent about the other eleven.
The article lists the graduates who became rich and leaves out all the others.`,
    },
    {
      name: 'loaded question',
      why: 'A loaded question pushes people toward an answer.',
      examples: `
"Do you want our beautiful park destroyed by an ugly garage?" 88 percent said no.
"Should hard-working families be robbed by a new tax?" Most said no.
"Do you agree with all sensible people that school should start later?" 91 percent agreed.
"Would you rather save the bridge or waste money on a tunnel?" 80 percent chose the bridge.
"Do you support the heroic plan of our mayor?" Three out of four did.
"Are you against cruel homework?" Almost all students said yes.
"Do you love nature enough to vote for the wind farm?" 77 percent said yes.
"Should dangerous dogs be let loose on our children?" Nobody said yes.`,
    },
    {
      name: 'cut scale',
      why: 'A cut scale on a graph makes a small difference look large.',
      examples: `
The axis begins at 98, so a rise from 99 to 100 fills the page.
The bar for 52 percent is twice as high as that for 51, since the scale starts at 50.
The graph of prices begins at nine dollars, and ten cents look like a mountain.
The vertical axis runs from 70 to 72, so the fever of the market looks deadly.
The scale starts at 1,000, and a loss of five visitors looks like a collapse.
The axis begins at 96 degrees, so a tenth of a degree looks like a heat wave.
The bars start at 400, and 404 looks four times as much as 401.
The scale runs only from 6.1 to 6.2, so the two times look hours apart.`,
    },
  ],
}
