import type { Kind } from '../kinds'

export const evidence: Record<number, readonly Kind[]> = {
  7: [
    {
      name: 'statistic',
      why: 'A statistic gives numbers that were counted or measured.',
      examples: `
Of 120 students, 84 walk to school.
Traffic on Mill Road has doubled since 2015.
Nearly 60 percent of the water is lost through leaks.
The average lunch line lasts eleven minutes.
Nine out of ten helmets passed the test.
Bike thefts fell from 48 to 19 in a single year.
The library lent 3,200 more books than the year before.
Only 4 percent of the bottles were returned.
Sleep in grade 7 has dropped by 35 minutes since 2010.
One quarter of the playground stands empty at recess.`,
    },
    {
      name: 'expert opinion',
      why: 'An expert opinion tells what somebody says who has studied the matter.',
      examples: `
"Short naps help memory," says sleep researcher Dr. Amara Nwosu.
The city's chief engineer calls the bridge safe for heavy trucks.
According to Professor Lind, a biologist, frogs are the first to suffer from dirty water.
Dr. Reyes, a heart doctor, recommends a walk after each meal.
"No bee stings without a reason," explains Ida Holm, who has studied bees all her life.
The historian Paul Okoye believes that the tower was built as a prison.
According to the fire chief, old wiring is the greatest danger in the hall.
Nutrition scientist Mai Tran advises schools to serve water with every meal.
The geologist Karl Berg warns that the cliff could slide.
"Music lessons train attention," says Dr. Ito, a brain scientist.`,
    },
    {
      name: 'anecdote',
      why: 'An anecdote is a little story of one person or one event.',
      examples: `
My cousin left his bike unlocked once, and it was still there after a week.
One evening our neighbor found an owl in her mailbox.
A girl in my class learned the whole poem while she jumped rope.
Last winter my grandfather slipped on that very step.
Once, on a school trip, our bus had to wait an hour for a herd of goats.
My sister wore her helmet for the first time on the day she fell.
A boy I know read under his blanket until the bulb burned a hole in it.
On our first day in the new hall, the lights went out during the song.
My uncle sold his car, and a month later he told us that he slept better.
One rainy Sunday my friends and I cleaned the pond and pulled out a whole bicycle.`,
    },
    {
      name: 'analogy',
      why: 'An analogy explains one thing by another that works in a similar way.',
      examples: `
A school without a library is like a kitchen without a stove.
Just as a muscle grows with use, so a memory grows with practice.
To cut down the shade trees is like selling the roof in order to buy a fan.
A town needs parks as a body needs lungs.
Skipping breakfast is like starting a trip with an empty tank.
Just as one leak can sink a ship, so one loose bolt can stop a factory.
Learning words without reading is like collecting bricks without building.
A team without a plan is like an orchestra without a score.
Just as bees need many flowers, so readers need many books.
To fine the honest and let cheaters go is like watering the weeds.`,
    },
  ],
}
