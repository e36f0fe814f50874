import type { Kind } from '../kinds'

export const clueTypes: Record<number, readonly Kind[]> = {
  6: [
    {
      name: 'definition',
      why: 'With a definition, the sentence itself says what the word in italics means.',
      examples: `
A *prologue*, or opening speech, came before the play.
*Magma* is melted rock below the ground.
The *chandler*, a person who makes candles, lit one for us.
A *cygnet* is a young swan.
The *gable*, the pointed end of the house wall, had one round window.
*Philately* means the collecting of stamps.
She played the *lute*, an old instrument with strings.
An *estuary* is the place where a river meets the sea.
The *larder*, or food room, was locked.
*Nocturnal* means active at night.`,
    },
    {
      name: 'contrast',
      why: 'With a contrast, the sentence tells the opposite of the word in italics.',
      examples: `
The first speech was brief, but the second was *lengthy*.
Unlike the smooth ball, the stone was *jagged*.
Jo was *rash*, while her brother thought long before he acted.
Instead of praising the meal, he *criticized* it.
The rule is not strict at all; it is *lenient*.
Although the lake looked deep, it was *shallow*.
My room is a mess, but hers is *immaculate*.
The old road was narrow; the new one, however, is *broad*.
Far from being lazy, the ants are *industrious*.
Some berries are safe, while others are *toxic*.`,
    },
    {
      name: 'example',
      why: 'With examples, the sentence names cases of the word in italics.',
      examples: `
*Citrus* trees, such as lemon and orange, need sun.
The shop sold *poultry*: chickens, ducks, and geese.
*Utensils* like spoons and forks lay in a row.
She collects *gems*, for example, rubies and opals.
*Amphibians*, such as frogs and newts, live in water and on land.
The drawer held *stationery*: paper, envelopes, and cards.
*Rodents*, including mice and squirrels, have strong front teeth.
We study *planets*, for instance, Mars and Venus.
Bring *beverages* such as tea or juice.
He loves *legumes*, especially beans, peas, and lentils.`,
    },
    {
      name: 'cause and effect',
      why: 'With cause and effect, the cause or the result of something shows what the word in italics means.',
      examples: `
The path was so *treacherous* that three of us fell.
Because the tale was *hilarious*, nobody could stop laughing.
He was *parched*, so he drank the whole jug.
The box was so *cumbersome* that two men had to carry it.
Since the bridge was *flimsy*, it swayed under a cat.
Her writing is so *illegible* that not even she can read it.
Because the dog was *ravenous*, it licked the bowl clean twice.
The lamp was *dim*, so we could hardly see our hands.
The knot was so *intricate* that it took an hour to untie.
As the air was *humid*, our shirts never dried.`,
    },
  ],
}
