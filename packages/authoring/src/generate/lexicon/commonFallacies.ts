import type { Kind } from '../kinds'

export const commonFallacies: Record<number, readonly Kind[]> = {
  9: [
    {
      name: 'straw man',
      why: 'A straw man distorts what the other said and attacks that.',
      examples: `
"Let us have one meatless day." "So you want to put every butcher in prison?"
"We might read fewer plays." "You would burn Shakespeare, then!"
"Could the bell be softer?" "So you want nobody to know when class begins."
"I would like a shorter meeting." "You think that our work is worthless."
"Perhaps we should plant fewer roses." "So you want the park to be a desert!"
"The bus could come later on Sundays." "You would leave old people stranded at home."
"Let us check the budget once more." "So you are calling the treasurer a thief."
"I prefer quiet music at lunch." "You want us all to eat in silence like monks!"`,
    },
    {
      name: 'ad hominem',
      why: 'An ad hominem attacks the person instead of the argument.',
      examples: `
Her idea for the field trip is bad; she cannot even keep her locker tidy.
Do not believe his numbers on rain; the man wears purple shoes.
He failed his driving test, so his view of the novel is worthless.
She talks too loudly to be right about the water bill.
Why read her report on whales? She is afraid of puddles.
That boy still collects stickers, so his plan for the band must be silly.
His opinion about the vote does not count; look at his haircut.
You cannot take a bicycle plan seriously from somebody who snores.`,
    },
    {
      name: 'bandwagon',
      why: 'A bandwagon argument says that something is right because many people do or think it.',
      examples: `
All the other schools have dropped Latin, so we should drop it, too.
Everybody on the team skips breakfast, so it cannot hurt.
Most drivers speed on this road; therefore it is safe to speed.
The whole class thinks that the test was unfair, so it was unfair.
Nobody reads the terms, so there is no need to read them.
A million fans cannot be wrong: this is the best song ever.
Everyone is planting bamboo now, so it must be good for the soil.
All my neighbors have bought one, so the machine must work.`,
    },
    {
      name: 'false dilemma',
      why: 'A false dilemma pretends that there are only two choices.',
      examples: `
Either we ban phones altogether, or nobody will ever learn anything.
Either you come to every practice, or you do not care about the team.
There are only two kinds of cooks: those who measure and those who poison.
Either we build the road through the marsh, or the town dies.
You either love this poem or hate poetry.
Either the uniform stays, or we will all come to school in pajamas.
Either you lend me your notes, or you want me to fail.
We can have homework or we can have ignorance; there is nothing else.`,
    },
    {
      name: 'hasty generalization',
      why: 'A hasty generalization draws a rule from too few cases.',
      examples: `
One swan bit me, so swans are vicious.
Two of the new lockers are stuck; the whole delivery is worthless.
My cousin moved to Denver and was unhappy, so Denver makes people unhappy.
I tried one page of the encyclopedia and it was dull, so it is dull from A to Z.
A tourist was rude to me once; tourists are rude.
The first two songs were slow, so the entire album must be slow.
One mushroom made me sick, so all mushrooms are poison.
Three sophomores were late today; sophomores have no discipline.`,
    },
    {
      name: 'slippery slope',
      why: 'A slippery slope claims without proof that a small step must end in disaster.',
      examples: `
If we allow hats, next it will be masks, and in the end we will not know who is who.
Give the cat one treat, and soon it will want ten, and finally it will own the house.
If the library buys one comic, next it will sell its classics, and in the end nobody will read.
Let one student retake a quiz, and next all will demand it, until grades mean nothing at all.
If I lend you a pencil, next you will borrow my books, and in the end my car.
Once we shorten one class, next all will shrink, until school lasts ten minutes.
If they open a second gate, next they will tear down the fence, and in the end cows will graze in the gym.
Allow a poster on that wall, and soon the halls will be full, until no one finds the doors.`,
    },
  ],
}
