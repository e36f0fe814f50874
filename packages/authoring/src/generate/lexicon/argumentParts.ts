import type { Kind } from '../kinds'

export const argumentParts: Record<number, readonly Kind[]> = {
  6: [
    {
      name: 'claim',
      why: 'A claim says what the writer wants us to believe or do.',
      examples: `
Our school should plant a vegetable garden.
The city ought to build a bridge for bicycles.
Recess should last ten minutes longer.
Every student should learn to swim.
The museum ought to be free on Sundays.
Homework should be due on Mondays only.
Our town should close Main Street to cars on Saturdays.
Every classroom ought to have a clock.
The library should lend tools as well as books.
Dogs ought to be allowed on the north beach.`,
    },
    {
      name: 'reason',
      why: 'A reason tells why the claim is right; it often begins with *because* or *since*.',
      examples: `
Because fresh food tastes better, more of it would be eaten.
That is because riders feel safe only when they are away from trucks.
Since nobody can sit still all day, children need to move.
One reason is that rivers and lakes are close to all our homes.
Because tickets cost so much, many families never come.
The main reason is that weekends are needed for rest.
Since shops sell more when people stroll, the owners would gain, too.
One reason is that students plan better when they can see the time.
Because a drill is needed once a year, few people want to buy one.
The main reason is that animals need room to run.`,
    },
    {
      name: 'evidence',
      why: 'Evidence can be checked: numbers, tests, reports.',
      examples: `
In a survey, 74 of 100 students chose the salad that they had grown.
A report from 2021 counts 19 accidents on the old bridge.
In a test, a class that had played outside made half as many mistakes.
Records show that 8 of 10 sixth graders cannot swim one length.
On free days the museum counted 900 visitors instead of 300.
In a survey of 50 families, 41 asked for quiet weekends.
Shops on Oak Street sold 20 percent more during the street fair.
Records show that the late bell rang 15 times in May.
In its first month the tool shelf lent 62 hammers and saws.
A count in June found 35 dogs on the south beach in one hour.`,
    },
    {
      name: 'counterargument',
      why: 'A counterargument says what people on the other side think.',
      examples: `
Some people say that a garden makes too much work.
Opponents argue that a bridge would cost too much.
Others believe that longer breaks steal time from math.
Some parents think that lessons in water are dangerous.
Critics say that nobody values what is free.
Some teachers believe that daily tasks build good habits.
Opponents of the plan fear that customers will not find a place to park.
Others say that a clock only makes students nervous.
Critics worry that borrowed saws will come back broken.
Some swimmers think that pets make the sand dirty.`,
    },
  ],
}
