import type { Kind } from '../kinds'

export const modalKinds: Record<number, readonly Kind[]> = {
  4: [
    {
      name: 'ability',
      why: 'Ability means that somebody is able to do something.',
      examples: `
My grandmother *can* speak four languages.
At the age of two, I *could* already swim.
A cheetah *can* outrun a car in town.
*Can* you reach the top shelf?
Owls *can* turn their heads very far.
She *could* read music before she went to school.
This robot *can* climb stairs.
He *can* whistle with two fingers.
When Dad was young, he *could* walk on his hands.
Some lizards *can* grow a new tail.`,
    },
    {
      name: 'permission',
      why: 'Permission is about what is allowed and what is not.',
      examples: `
You *may* leave the table now.
*May* I borrow your ruler?
Each guest *may* take two cookies.
*May* we feed the ducks, please?
You *may* use a calculator for this test.
*May* she come along, Mom?
No one *may* enter the lab without goggles.
You *may* stay up until nine tonight.
*May* I be excused?
Visitors *may* take photos in the garden only.`,
    },
    {
      name: 'duty',
      why: 'A duty is something that has to be done. There is no choice.',
      examples: `
Drivers *must* stop at a red light.
You *must* wear a helmet on this ride.
All players *must* sign the list.
I *must* return this book today, or I will pay a fine.
Every boat *must* carry life jackets.
Hikers *must* carry water on this trail.
Pilots *must* pass an eye test each year.
We *must* be on the platform by seven; the train will not wait.
Cyclists *must* ring a bell in this tunnel.
Dogs *must* be on a leash in the park.`,
    },
    {
      name: 'advice',
      why: 'Advice says what would be good to do.',
      examples: `
You *should* try the plum cake; it is great.
He *should* rest that sore knee.
You *should not* read in such poor light.
If you are tired, you *should* go to bed early.
We *ought to* thank the crossing guard.
You *should* see the new whale film.
She *ought to* water those ferns.
They *should* visit the caves while they are here.
You *ought to* eat something before the race.
I think we *should* take the shorter trail.`,
    },
    {
      name: 'possibility',
      why: 'A possibility is something that may be so, but nobody is sure.',
      examples: `
Take an umbrella; it *might* rain.
I *might* join the chess club. I have not decided.
The parcel *might* arrive today or tomorrow.
My sister *might* lend us her sled if we ask nicely.
We *might* be late because of the snow.
The noise *might* be the cat, or perhaps the wind.
There *might* be life on other planets.
She *might* win, but the others are fast, too.
The store *might* be closed on holidays.
I *might* have left my scarf on the bus.`,
    },
  ],
}
