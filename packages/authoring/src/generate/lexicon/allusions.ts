import type { Kind } from '../kinds'

export const allusionsKinds: Record<number, readonly Kind[]> = {
  7: [
    {
      name: 'a Greek myth',
      why: 'Greek myths tell of the heroes, gods, and monsters of ancient Greece.',
      examples: `
Spelling is her only *Achilles' heel*.
Opening that old file was like opening *Pandora's box*.
Clearing the cellar was a *Herculean task*.
The free program was a *Trojan horse* full of viruses.
Our trip home became an *odyssey* of nine days.
Every shop he opens earns money; he has the *Midas touch*.
Answering her mail is the work of *Sisyphus*: it never ends.
Like *Icarus*, the young singer rose too high and fell.
The guard gave me a look like *Medusa's*, and I froze.`,
    },
    {
      name: 'the Bible',
      why: 'The Bible holds the sacred stories of Jews and Christians.',
      examples: `
The village team against the champions was *David against Goliath*.
A *good Samaritan* stopped and changed our tire.
After two years abroad, the *prodigal son* came back.
Waiting for that bus takes the *patience of Job*.
She settled the quarrel with the *wisdom of Solomon*.
With six dogs and a goat, their van is a *Noah's ark*.
He is a *doubting Thomas* and wants to see the proof.
The quiet valley seemed a *Garden of Eden*.
With nine languages at once, the camp was a *Tower of Babel*.`,
    },
    {
      name: 'a fable',
      why: 'A fable is a short tale, mostly with animals, that teaches a lesson.',
      examples: `
Nobody came to help, for Max had *cried wolf* too often.
He says the prize is ugly, but those are *sour grapes*.
Slow work won: it was *the tortoise and the hare* again.
The oldest brother took *the lion's share* of the pie.
Selling the cow now would be killing *the goose that lays golden eggs*.
She will neither swing nor let others swing: a real *dog in the manger*.
Everyone wants the rule changed, but who will *bell the cat*?
All summer he played like the *grasshopper*, and in winter he had nothing.
On our farm my cousin is the *town mouse* who cannot sleep.`,
    },
    {
      name: 'a fairy tale',
      why: 'Fairy tales are full of magic and wonders, and many begin with *Once upon a time*.',
      examples: `
It was a *Cinderella story*: the kitchen help became a star.
That red apple is so perfect that it could be *Snow White's*.
She turned a dull report into gold, like *Rumpelstiltskin* with his straw.
We left signs on the trees like *Hansel and Gretel*.
She woke at noon like *Sleeping Beauty*.
One crumb kept her awake, like *the princess and the pea*.
Her hair hung from the window like *Rapunzel's*.
The porridge was *just right*, as *Goldilocks* would say.
His beans grew as fast as *Jack's beanstalk*.`,
    },
  ],
}
