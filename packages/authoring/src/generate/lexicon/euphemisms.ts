import type { Kind } from '../kinds'

export const euphemisms: Record<number, readonly Kind[]> = {
  9: [
    {
      name: 'softened',
      why: 'Softened words hide something unpleasant behind a gentle phrase.',
      examples: `
Her grandfather *passed away* in May.
The firm will *let go* of forty workers.
He bought a *gently used* car.
The senator *misspoke* when she denied the loan.
The plane made *an unplanned landing* in a field.
The hotel offers *modest* rooms at a low price.
Our dog was *put to sleep* in the fall.
The army regrets the *collateral damage*.
My uncle is *between jobs*.
The soup had *an unusual flavor*.
She moved into a *retirement residence*.
The student is *developing* in arithmetic.`,
    },
    {
      name: 'plain',
      why: 'Plain words say what is so, without hiding and without scorn.',
      examples: `
Her grandfather *died* in May.
The firm will *dismiss* forty workers.
He bought a *secondhand* car.
The senator *said what was not true* when she denied the loan.
The plane *came down* in a field.
The hotel offers *small, simple* rooms at a low price.
A vet *ended* our sick dog's *life* in the fall.
The army regrets the *deaths of bystanders*.
My uncle is *unemployed*.
The soup *tasted strange*.
She moved into a *home for old people*.
The student *makes many mistakes* in arithmetic.`,
    },
    {
      name: 'harsh',
      why: 'Harsh words make it sound worse than a plain word would.',
      examples: `
Her grandfather *croaked* in May.
The firm will *dump* forty workers.
He bought a *worn-out heap* of a car.
The senator *lied through her teeth* when she denied the loan.
The plane *plunged like a stone* into a field.
The hotel offers *shabby holes* at a low price.
They had our dog *bumped off* in the fall.
The army regrets the *slaughter of innocents*.
My uncle is *an idler and a freeloader*.
The soup *was slop*.
She was *dumped in a warehouse for the old*.
The student is *hopeless* in arithmetic.`,
    },
  ],
}
