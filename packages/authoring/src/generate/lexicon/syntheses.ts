import type { Kind } from '../kinds'

export const syntheses: Record<number, readonly Kind[]> = {
  9: [
    {
      name: 'reports one text',
      why: 'A sentence that reports one text tells what a single author says.',
      examples: `
Lopez explains how bees find their way home.
In Chen's view, walking is the cheapest form of travel.
Adeyemi counts forty kinds of birds in the city park.
Lopez describes the day when the market closed.
According to Chen, the bridge was built too late.
Adeyemi complains that benches are vanishing from our streets.
Lopez recalls her first winter in the north.
Chen gives three reasons why towns need clocks.
Adeyemi admires the patience of net menders.
Lopez doubts that machines will replace tailors.`,
    },
    {
      name: 'shows agreement',
      why: 'A sentence that shows agreement tells what the two authors have in common.',
      examples: `
Both Lopez and Chen consider noise a danger to health.
Like Lopez, Adeyemi holds that repairing should be taught.
Chen and Adeyemi alike praise the small shops.
Lopez and Chen agree that the river must be cleaned.
Chen, like Adeyemi, warns of a hurried decision.
Both authors begin with a memory of school.
Adeyemi shares Lopez's fear of empty towns.
Lopez and Adeyemi are at one about the worth of handwriting.
Chen supports the same plan as Lopez.
Neither Lopez nor Chen expects quick results.`,
    },
    {
      name: 'shows disagreement',
      why: 'A sentence that shows disagreement tells how the two authors differ.',
      examples: `
While Lopez hopes for better trains, Chen wants fewer journeys.
Unlike Chen, Adeyemi trusts the young to decide.
Lopez blames the weather; Adeyemi, by contrast, blames the planners.
Chen rejects the very tax that Lopez recommends.
Whereas Adeyemi sees a loss, Chen sees a chance.
Lopez calls the tower a landmark, but Chen calls it a mistake.
Adeyemi contradicts Lopez on the cost of the dam.
Chen counts hours, whereas Lopez counts memories.
Although Lopez would begin at once, Adeyemi would wait.
On the matter of fees, Chen and Adeyemi part company.`,
    },
    {
      name: 'draws a new conclusion',
      why: 'A sentence that draws a new conclusion joins both texts to a thought that neither has alone.',
      examples: `
Taken together, the two texts suggest that comfort, not cost, decides how we travel.
If Lopez's figures and Chen's story are both true, then habits change only when streets do.
From both one may conclude that a town is as old as its memory.
Read side by side, Chen and Adeyemi point to a cause that neither names: haste.
Combining the two, we see that silence needs rules as well as walls.
Together, the map of one and the diary of the other reveal where the market really stood.
Between the two positions a third appears: to repair first and build later.
Taken together, hope in Lopez and doubt in Adeyemi describe one generation.
What both leave out, who will pay, turns out to be the real question.
Read side by side, the essays show that the quarrel is about time rather than money.`,
    },
  ],
}
