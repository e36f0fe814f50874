import type { Kind } from '../kinds'

export const wordRelationKinds: Record<number, readonly Kind[]> = {
  5: [
    {
      name: 'synonyms',
      why: 'Synonyms mean nearly the same.',
      examples: `
The *huge* gate led into an *enormous* hall.
We were *weary*, and the horses were *tired*, too.
The *brave* sailors had a *courageous* captain.
The house was *silent*, and the street was *quiet*, too.
A *swift* boat needs a *fast* crew.
The *ancient* map showed an *old* trail.
It was *strange* to hear such an *odd* noise.
The *rich* merchant had a *wealthy* brother.
I *begin* at eight, and the others *start* at nine.
She *repaired* the wheel, and I *fixed* the chain.
The *difficult* puzzle had one *hard* corner.
He *shouted* from the deck, and we *yelled* back.`,
    },
    {
      name: 'antonyms',
      why: 'Antonyms are opposites.',
      examples: `
The *narrow* gate led into a *wide* yard.
We were *awake*, but the guards were *asleep*.
A *cowardly* lion met a *brave* mouse.
The *shallow* end is safe; the *deep* end is not.
A *slow* boat can still have a *quick* crew.
The *modern* town has an *ancient* wall.
It was *rude* of him, though he tried to be *polite*.
The *poor* tailor had a *wealthy* cousin.
The doors *open* at eight and *close* at five.
She *lost* the key, and I *found* it.
One corner was *smooth*, and the other was *rough*.
He *whispered* at first and *shouted* at the end.`,
    },
    {
      name: 'homophones',
      why: 'Homophones sound the same, but they have different spellings and meanings.',
      examples: `
The *knight* rode home late at *night*.
Our *sail* was on *sale* last week.
A *bare* branch hid the *bear*.
I can *write* with my left hand and my *right* one.
It took a *week* before he was no longer *weak*.
I *rode* down the long *road*.
The *maid* had *made* the beds.
We can *meet* where they sell the *meat*.
The wind *blew* the *blue* hat away.
He *threw* the ball *through* a window.
She ate one *pear* and bought a *pair* of boots.
The *mail* was for a *male* lion at the zoo.`,
    },
    {
      name: 'homographs',
      why: 'Homographs are written alike, but they have different meanings.',
      examples: `
A *bat* flew past as I swung my *bat*.
We sat on the *bank* of the river, near the new *bank*.
The *bark* of the dog came from behind the *bark* of the tree.
She shed a *tear* over the *tear* in her coat.
The *wind* is strong, so *wind* the scarf around your neck.
Please *close* the window; you are *close* to it.
The singer took a *bow* with a red *bow* in her hair.
She turned her *ring* when she heard the phone *ring*.
This *match* will light the stove after the *match*.
Keep *still*; the deer is *still* there.
The guide will *lead* us past the pipes of *lead*.
At the *fair*, the judge made a *fair* choice.`,
    },
  ],
}
