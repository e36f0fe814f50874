import type { Kind } from '../kinds'

export const factsAndJudgmentsKinds: Record<number, readonly Kind[]> = {
  7: [
    {
      name: 'fact',
      why: 'A fact can be checked by measuring, counting, or looking it up.',
      examples: `
The bridge was opened in 1932.
Water boils at 100 degrees Celsius at sea level.
The library lends 4,000 books a month.
Our town has two bus lines.
The blue whale is longer than a bus.
The museum closes at six on Sundays.
The river is 80 miles long.
In 2019 the school had 612 students.
The moon goes around the earth in about 27 days.
The recipe asks for three eggs.
The play has four acts.
Spain has a border with Portugal.`,
    },
    {
      name: 'opinion',
      why: 'An opinion tells what somebody likes or believes, without a reason.',
      examples: `
The bridge is the ugliest in the state.
Lentil soup tastes wonderful.
Mysteries are more fun than poems.
Nobody should have to get up before seven.
Our town is the best place on earth.
Whales are the most beautiful of all animals.
The museum is boring.
Sunday is the nicest day of the week.
The new song is awful.
Cats make better friends than dogs.
The last act of the play is too sad.
Blue suits everybody.`,
    },
    {
      name: 'reasoned judgment',
      why: 'A reasoned judgment gives evidence for what it holds.',
      examples: `
The bridge should be repaired, because inspectors found forty cracks.
The library needs more room, since its loans have doubled in five years.
Lentil soup is a good school lunch, because it is cheap and full of protein.
The bus line is worth its cost, since it carries 900 riders a day.
The whale ought to be protected, because only 300 are left.
The museum should open later, since most visitors come after noon.
The trail is not safe for children, because two bridges have no rails.
The new schedule works well, since lateness has fallen by half.
The play suits young readers, because its scenes are short and its words are common.
The river is cleaner than it was, since trout have come back.
The map is unreliable, because three of its roads do not exist.
Our town needs a clinic, since the nearest doctor is thirty miles away.`,
    },
  ],
}
