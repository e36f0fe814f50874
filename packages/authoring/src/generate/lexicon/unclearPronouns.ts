import type { Kind } from '../kinds'

/** The pronoun that is asked about stands in italics. */
export const pronounClarity: Record<number, readonly Kind[]> = {
  6: [
    {
      name: 'clear pronoun',
      why: 'A clear pronoun can stand for only one person or thing that was named.',
      examples: `
When Ana met her brother, *he* was carrying a kite.
Ben lent Lily a pencil, and *she* lost it.
The coach praised the girls because *they* had trained hard.
Mia tasted the soup, but *it* was cold.
After Leo called his aunt, *she* drove to the station.
The twins washed the car until *it* shone.
Sam asked the two guards, but *they* had seen nothing.
Zoe fed the horses before *they* were let out.
Omar wrote to Eva, and *she* answered at once.
The actors bowed, and then *they* left the stage.
Grandma told Max about the flood when *he* was six.
Kofi opened the letter and read *it* twice.`,
    },
    {
      name: 'pronoun with two meanings',
      why: 'A pronoun with two meanings can stand for two people or things, so the reader must guess.',
      examples: `
When Ana met Lily, *she* was carrying a kite.
Ben told Leo that *he* had to leave.
The glass hit the plate, and *it* broke.
Mia called Zoe while *she* was on the bus.
Take the lamp off the desk and paint *it*.
Max beat Sam at chess because *he* was tired.
The truck ran into the gate, but *it* was not damaged.
Eva showed Lily the garden before *she* went home.
The girls waved to the boys when *they* came out.
Omar asked Kofi whether *he* could use the computer.
The knife lay in the drawer until *it* was sold.
The cats watched the dogs while *they* ate.`,
    },
    {
      name: 'pronoun without a noun',
      why: 'A pronoun without a noun stands for no person or thing in the sentence.',
      examples: `
At the bakery *they* sell warm rolls.
In the newspaper *it* says that the bridge is closed.
Ben loves farming, but *they* wake up too early.
On the island *they* speak three languages.
Lily plays the flute well, but *they* have not noticed.
In the report *it* tells about the flood.
On the radio *they* said that snow was coming.
On the poster *it* says that entry is free.
Max wants to be a dentist because *they* earn well.
At our school *they* begin at eight.
In the rule book *it* says that hats are forbidden.
Mia is good at chess although *they* never taught her.`,
    },
  ],
}
