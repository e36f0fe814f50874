import type { Kind } from '../kinds'

/** Small works of our own in forms from many countries. A slash ends a line. */
export const worldForms: Record<number, readonly Kind[]> = {
  9: [
    {
      name: 'haiku',
      why: 'A haiku has three lines of five, seven, and five syllables and holds one moment of a season.',
      examples: `
first snow on the bridge / the old dog stops to listen / nothing answers him
green wave after wave / the rice field bows to the wind / a heron does not
one lamp in the rain / under it a moth and I / waiting for the bus
the pond has gone dry / in the cracked mud a small boot / points toward the hills
autumn market day / a child counts the last red plums / and leaves me the best
midnight in the heat / somewhere a window opens / a cough and then stars
two crows on the roof / they discuss the thawing yard / I sweep more slowly
my grandmother's comb / in its teeth one long white hair / spring light in the room`,
    },
    {
      name: 'ghazal couplet',
      why: 'A couplet of a ghazal ends on a refrain that comes back, here at the end of both lines.',
      examples: `
I asked the road for bread, and it gave me the night; / I asked the stars for rest, and they gave me the night.
The cup was never full until you broke it, friend; / the heart was never whole until you broke it, friend.
Who planted all these roses in the dust of home? / The wind still knows, who scatters me the dust of home.
I sold my shadow for a song beside the sea; / now I am all one light and song beside the sea.
The caravan has gone; its bells are in my ears; / your name, like water poured, still falls into my ears.
Do not repair the wall; the moon comes in that way. / Do not refuse the grief; the door comes in that way.
O candle, teach the moth another kind of fire; / O moth, you know there is no other kind of fire.
They locked the garden, but the scent went through the bars; / they locked the singer, and the song went through the bars.`,
    },
    {
      name: 'proverb',
      why: 'A proverb is a saying of one sentence that gives advice in a picture.',
      examples: `
The river that forgets its spring will dry up.
One finger cannot lift a pebble.
Do not measure the well with a spoon.
The patient fisherman eats at dusk.
A borrowed drum does not dance for long.
He who digs under a fence finds a dog.
Even the tallest tree was once the size of a bean.
The mouth that eats pepper is the mouth that burns.`,
    },
    {
      name: 'riddle',
      why: 'A riddle describes a thing without its name and asks what it is.',
      examples: `
I have a bed and never sleep, a mouth and never eat. What am I?
The more you take from me, the larger I become. What am I?
I follow you at noon and leave you in the dark. Who am I?
A house without a door, and gold within. What is it?
I speak every language and have never gone to school. What am I?
Two sisters look at everything and never see each other. Who are they?
I was born in a forest and I sing when I am touched with hair. What am I?
All day I run around the field, and at night I lean against the gate. What am I?`,
    },
    {
      name: 'fable',
      why: 'A fable is a tiny story, mostly of beasts, with a lesson.',
      examples: `
A frog puffed himself up to be as broad as the ox, and burst. Know your own size.
The crane served soup in a tall jar, and the fox went hungry. What you pour for others will be poured for you.
A crow dropped her cheese in order to sing for the fox. Flattery is never free.
The tortoise carried the hare's lunch and arrived before the hare. Steady feet need no excuses.
A wolf put on a fleece, and the shepherd sheared him. Borrowed clothes have their price.
The ant lent the cricket a crumb and a broom. Help is best with work beside it.
The peacock laughed at the sparrow until the hunter came. What shines is seen by all.
The mule boasted of his mother, a mare, and forgot his father. Pride has a short memory.`,
    },
    {
      name: 'invocation',
      why: 'An invocation, at the opening of an epic, calls on a muse or god to help the singer.',
      examples: `
Sing, O daughter of memory, of the man who carried his city on his back.
Tell me, goddess, of the long war, and of the queen who would not kneel.
Mother of words, stand by my mouth as I begin the song of the lion's son.
Speak through me, old ones, of the canoe that followed the birds.
Muse, name for me the ships, and those who did not return in them.
Grant me breath, lord of beginnings, to tell how the ocean was churned.
Come, spirit of the drum, and put into my hands the names of the kings.
O heavenly voice, instruct me, who am weak, in the tale of the first fire.`,
    },
  ],
}
