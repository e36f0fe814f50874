import type { Kind } from '../kinds'

export const smallWordKinds: Record<number, readonly Kind[]> = {
  5: [
    {
      name: 'conjunction',
      why: 'A conjunction joins words, or it joins a whole clause with its own subject and verb.',
      examples: `
The road was steep, *but* the goats did not mind.
We took a shortcut *because* it was getting dark.
Would you rather have figs *or* dates?
Stay here *until* she calls your name.
The drummer *and* the singer arrived late.
*After* we had eaten, Dad told a ghost story.
He limped a little, *yet* he won the race.
I will not cut the cake *before* they have come.
*Although* it was March, the pond was frozen.
The battery was dead, *so* the robot stood still.
Nobody has fished here *since* they built the dam.
*If* you listen closely, you can hear the sea.`,
    },
    {
      name: 'preposition',
      why: 'A preposition comes before a noun or pronoun and shows how it belongs to the sentence.',
      examples: `
A heron stood *beside* the canal.
We found a note *under* the doormat.
The train ran *through* a long tunnel.
Stay here *until* noon.
She wrote a song *about* her town.
*After* lunch, the wind grew stronger.
The ball flew *over* the fence.
Wash your hands *before* dinner.
He walked home *without* his shoes.
The path *between* the two barns was muddy.
Nobody has fished here *since* last spring.
*During* the concert, a phone rang.`,
    },
    {
      name: 'interjection',
      why: 'An interjection shows a sudden feeling. It belongs to no other word of the sentence.',
      examples: `
*Wow*! That comet is bright.
*Ouch*! The stove is still hot.
*Oh*, I nearly forgot your birthday.
*Hooray*! The snow has come at last.
*Yikes*! A spider sat in my boot.
*Oops*, I have dropped the eggs.
*Hey*! Somebody took my seat.
*Ah*, this soup is just what I need.
*Whew*! We caught the last bus.
*Ugh*, the milk has turned sour.
*Bravo*! You played that without a mistake.
*Alas*, the old oak had to be cut down.`,
    },
  ],
}
