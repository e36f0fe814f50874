import type { Kind } from '../kinds'

export const connotations: Record<number, readonly Kind[]> = {
  6: [
    {
      name: 'positive',
      why: 'A positive word makes a thing sound good.',
      examples: `
The *fragrance* of the soup filled the hall.
Her *slender* fingers found the key.
He is *thrifty* with his money.
They live in a *cozy* house.
The *confident* boy raised his hand.
Grandma wears *vintage* hats.
The crowd was *lively* after the game.
She is *determined* to win.
Our guide was *youthful*.
The *curious* neighbor asked about our trip.
He spoke with *enthusiasm* about trains.
They *strolled* through the market.`,
    },
    {
      name: 'neutral',
      why: 'A neutral word tells only what is so, and makes it sound neither good nor bad.',
      examples: `
The *smell* of the soup filled the hall.
Her *thin* fingers found the key.
He *spends* little of his money.
They live in a *small* house.
The boy *near* the door raised his hand.
Grandma wears *old* hats.
The crowd was *large* after the game.
She *plans* to win.
Our guide was *young*.
The neighbor *asked* about our trip.
He *spoke* about trains.
They *walked* through the market.`,
    },
    {
      name: 'negative',
      why: 'A negative word makes a thing sound bad.',
      examples: `
The *stench* of the soup filled the hall.
Her *bony* fingers found the key.
He is *stingy* with his money.
They live in a *cramped* house.
The *conceited* boy raised his hand.
Grandma wears *outdated* hats.
The crowd was *rowdy* after the game.
She is *stubborn* about winning.
Our guide was *childish*.
The *nosy* neighbor asked about our trip.
He *rambled* about trains.
They *trudged* through the market.`,
    },
  ],
}
