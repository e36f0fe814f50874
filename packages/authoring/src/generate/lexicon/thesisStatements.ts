import type { Kind } from '../kinds'

export const thesisStatementsKinds: Record<number, readonly Kind[]> = {
  9: [
    {
      name: 'arguable thesis',
      why: 'An arguable thesis takes a side that can be disputed and gives reasons.',
      examples: `
Our city should close two lanes to cars because buses would gain time and riders.
Although zoos teach visitors, the animals pay too high a price for the lesson.
The school should drop bells, since they interrupt thought and tire the ear.
Because it trains patience and planning, chess deserves a place in class.
Although the novel is sad, its ending gives more hope than its first chapter.
Voting should be a holiday, since workers now lose pay or their vote.
Because tips hide low wages, restaurants ought to end them.
Although the new stadium would create jobs, the town should refuse to pay for it.
The play defends its villain, since it gives him all its best arguments.`,
    },
    {
      name: 'mere fact',
      why: 'A mere fact cannot be disputed, so there is nothing to argue.',
      examples: `
Shakespeare wrote *Hamlet* around 1600.
The city has two bus lines and one train station.
Chess is played on a board with 64 squares.
Many zoos keep elephants.
The novel has twelve chapters and two narrators.
The stadium seats 40,000 people.
Voters in the United States must be at least 18 years old.
Waiters often receive tips.
The school day begins at eight o'clock.`,
    },
    {
      name: 'announcement',
      why: 'An announcement tells what the essay will do instead of claiming something.',
      examples: `
In this essay I will write about zoos.
This paper is going to discuss the bus lines of our city.
My essay will be about chess and its history.
I am going to tell you about the new stadium.
This essay will look at *Hamlet* from different sides.
The purpose of this paper is to describe the voting system.
In the following pages I will explain how tips work.
I would like to talk about the two narrators of the novel.
The topic of my paper is school bells.`,
    },
    {
      name: 'too broad',
      why: 'A thesis that is too broad covers so much that no single essay could prove it.',
      examples: `
Throughout history people have always loved animals.
Transportation has changed everything in the world.
All games in all times teach all kinds of things.
Literature shows every side of human life.
Society has many problems, and all of them must be solved.
Since the dawn of time, sports have united all nations.
Education influences every person in every country.
Money has always ruled humankind.
Politics affects everybody and everything.`,
    },
  ],
}
