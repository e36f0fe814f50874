import type { Kind } from '../kinds'

export const archetypesKinds: Record<number, readonly Kind[]> = {
  8: [
    {
      name: 'hero',
      why: 'The hero leaves home, is tested, and returns changed.',
      examples: `
A goatherd leaves her village to find the lost rain and comes back as its leader.
The youngest son sets out to fetch the golden water and overcomes three tests.
A miller's girl crosses the desert, defeats the sand king, and returns wiser.
A shy prince goes on a quest for the stolen sun and comes home brave.
The weaver's daughter sails to the end of the world to free her brothers, and she succeeds.
A clumsy squire rides out to save the city and passes every test.
An orphan leaves the mine, wins back the crown, and returns to his friends.
A fisher boy sets out to end the long winter and comes back a man.`,
    },
    {
      name: 'mentor',
      why: 'The mentor is older and wiser and gives the hero advice, training, or a gift.',
      examples: `
An old ferryman teaches the boy to read the stars and gives him a lantern.
The blind aunt warns the girl of three dangers and gives her a thread.
A gray owl advises the prince before each test.
The hermit trains the squire with the sword and then sends him off.
A retired smith teaches the orphan patience and gives him a shield.
The herb woman explains the riddle and gives the goatherd a bag of salt.
The grandmother advises her grandson to trust the river and gives him her ring.
A wounded knight teaches the miller's girl all that he knows.`,
    },
    {
      name: 'trickster',
      why: 'The trickster fools others by cunning and breaks rules.',
      examples: `
The spider sells the lion his own shadow and laughs.
A fox pretends to be dead so that the farmer tosses him onto the cart full of fish.
The crow fools the god of light and steals the sun in a basket.
A thief swaps the king's crown for a pie and bows politely.
The coyote cheats the bears at their own game.
A hare tricks the elephant into pulling against the whale.
The jester fools the tax collector with a chest full of stones.
The monkey tricks the crocodile by saying that he left his heart at home.`,
    },
    {
      name: 'threshold guardian',
      why: 'The threshold guardian blocks the way and tests whether the hero is ready.',
      examples: `
A stone dog at the gate lets nobody in who cannot answer its riddle.
The bridge keeper blocks the road until the hero pays with a song.
Two giants at the pass let no liar go by.
A serpent lies before the cave and moves only for the brave.
The porter of the palace refuses to open the door to anyone in rags.
A whirlpool spirit bars the strait and asks each sailor for his name.
The sphinx blocks the path and asks a question about morning and evening.
An iron knight at the ford lets nobody by without a fight.`,
    },
    {
      name: 'shape-shifter',
      why: 'The shape-shifter changes looks or loyalty, so that nobody knows whom to trust.',
      examples: `
The kind servant turns out to be the witch herself.
By day she is a swan, and by night she is a queen.
The guide seems loyal, but he secretly serves the enemy and later changes sides again.
The stranger appears now as a child, now as a wolf.
The sea god becomes a bull, a fire, and a tree to escape.
The merry friend takes off his mask and is the sand king.
One moment the wizard is an old man, the next a sparrow.
The princess changes into a fox whenever somebody lies.`,
    },
  ],
}
