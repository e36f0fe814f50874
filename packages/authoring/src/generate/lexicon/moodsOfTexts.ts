import type { Kind } from '../kinds'

export const moodsOfTexts: Record<number, readonly Kind[]> = {
  10: [
    {
      name: 'menacing',
      why: 'A menacing mood makes us expect harm.',
      examples: `
Behind the curtain something breathed, and the breathing was not hers.
The dogs stopped barking all at once, and the gate, which she had locked, stood open.
A second set of footprints began beside his own, halfway across the snow.
Every window on the street was dark but one, and in that one a man stood watching.
The water had gone still around the boat, and beneath it a long shadow turned.
He smiled with all his teeth and slid the bolt across the door.
Somewhere below the floor a chain was being drawn, link by slow link.
The crows had fallen silent, and the smell of smoke came nearer with the dark.`,
    },
    {
      name: 'nostalgic',
      why: 'A nostalgic mood longs for what is past.',
      examples: `
The swing still hung there, and for a moment she heard her brothers counting.
How small the kitchen had become, where once whole winters fitted around the stove.
He kept the ticket in his wallet, soft as cloth now, from the last summer of the pier.
They do not make that bread anymore; sometimes, waking, she could almost smell it.
On the tape his grandmother laughed, as she had laughed on all the Sundays of his childhood.
The pencil marks on the door climbed as far as the year when they had moved away.
Every June he drove past the old field, slowly, and thought of evenings that had no end.
She wound the music box, and the years went back to where they had been kept.`,
    },
    {
      name: 'joyful',
      why: 'A joyful mood is full of delight.',
      examples: `
Bells broke out over the roofs, and strangers kissed and tossed their hats into the sun.
The puppies tumbled down the steps, and the whole garden seemed to laugh with them.
She ran, arms wide, down the warm dune, shouting for the pure pleasure of her voice.
Every lamp was lit, the fiddles struck up, and even Grandfather's stick kept time.
The first rain in a year fell, and they danced in it, drenched and singing.
He had passed; he leapt the gate, leapt the ditch, and would have leapt the barn.
Morning poured like honey over the hills, and the larks went up in it, ringing.
The boat came in with all its flags flying and all its children home.`,
    },
    {
      name: 'melancholy',
      why: 'A melancholy mood is quietly sad.',
      examples: `
Rain ran down the pane all day, and nobody came to the chair across from hers.
The last guest had gone; he stacked the plates and listened to the house be empty.
Leaves drifted over the closed cafe, and the year let go of them without a word.
She set the table for one, as she had learned to, and turned the radio low.
The letter said what she had known it would, and the gray light lay upon it.
He walked the dog's old route in the evening, holding the leash from habit.
At the end of the season the carousel was wrapped in cloth, and its horses hung their heads.
The train drew out; her hand stayed raised a little longer than there was a reason for.`,
    },
    {
      name: 'comic',
      why: 'A comic mood wants us to laugh.',
      examples: `
The parrot, asked for evidence, repeated the judge's own opinion of the lunch.
Uncle Bert fixed the faucet, and for a week the doorbell ran hot and cold.
The cake rose, and went on rising, and the cook was last seen riding it past the church.
Aunt Lou drove as she knitted: fast, in loops, and talking the whole time.
The knight fell off on the left, was helped up, and fell off on the right for balance.
The goat sat its exam with dignity and then ate the questions.
His wig, which had opinions of its own, left the opera during the second act.
Professor Plim had lost his glasses, and he was peering through them to find them.`,
    },
    {
      name: 'reverent',
      why: 'A reverent mood is full of awe and deep respect.',
      examples: `
No one spoke in the great nave; even the light came down on its knees.
They uncovered their heads before the oak, which had been old when the first ships came.
The mountain stood in its silence, and the pilgrims bowed, and felt themselves grow small.
She touched the ancient page as one would touch a sleeping child.
Above them turned the whole host of the stars, and they were hushed before it.
The elders lifted the drum in both hands, and the people rose and stood as one.
Here the river was born; he knelt and drank, and gave his thanks aloud.
In the cave the painted herds ran on by lamplight, holy and unhurried, as they had for an age.`,
    },
  ],
}
