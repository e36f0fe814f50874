import type { Kind } from '../kinds'

export const claimTypes: Record<number, readonly Kind[]> = {
  11: [
    {
      name: 'claim of fact',
      why: 'A claim of fact says that something is or was so; it can be checked.',
      examples: `
The harbor has lost two thirds of its fishing boats since 1980.
Students who eat breakfast make fewer errors in morning tests.
The mural was painted over an older picture of the same square.
Street lamps with yellow light attract fewer moths than white ones.
More people in this county rent their homes than own them.
The old quarry holds the deepest fresh water in the state.
Cities with many trees are cooler in summer than cities without them.
The diary was written by two different hands.
Electric buses use less energy in flat towns than in hilly ones.
Most of the voters who stayed at home were under thirty.
The river carried more salt last year than in any year on record.
Readers remember printed pages better than pages on a screen.`,
    },
    {
      name: 'claim of value',
      why: 'A claim of value says that something is good or bad, better or worse, just or unjust.',
      examples: `
It is unjust to pay a beginner more than the person who trains her.
A modest library is worth more to a town than a grand stadium.
The second movement is the most beautiful page the composer wrote.
Lying to spare a friend is a lesser wrong than lying for gain.
There is no nobler work than the patient care of the sick.
Mending an old coat is more honorable than buying a new one.
The novel's ending is a shameful betrayal of its heroine.
Silence is a better teacher than praise.
To test perfume on animals is cruel.
The quiet heroism of nurses deserves more honor than the loud heroism of athletes.
A city's alleys are more charming than its avenues.
It is wrong to read another person's letters, even after her death.`,
    },
    {
      name: 'claim of policy',
      why: 'A claim of policy says what should or must be done.',
      examples: `
The state should forbid fishing in the bay until the herring return.
High schools ought to begin lessons no earlier than nine.
Congress must give the parks a budget of their own.
The council should replace its parking lots with housing.
Every pharmacy ought to print its labels in the languages of its customers.
Museums should return what was taken without consent.
Juries must be paid as much for a day as they would have earned.
The district should teach first aid in every ninth grade.
Landlords ought to be told a month before each inspection.
The newspaper must correct its errors on the front page.
We should tax sugar and spend the money on dentists for children.
The university ought to open its library to the town.`,
    },
  ],
}
