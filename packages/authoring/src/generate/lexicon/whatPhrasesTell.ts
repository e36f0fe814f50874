import type { Kind } from '../kinds'

export const whatPhrasesTell: Record<number, readonly Kind[]> = {
  4: [
    {
      name: 'where',
      why: 'A phrase that tells **where** is about a place.',
      examples: `
The cat slept *under the porch*.
A bee flew *into the kitchen*.
We met *at the fountain*.
The coins rolled *behind the stove*.
Hang your coat *on the hook*.
The path leads *through the woods*.
An owl sat *above the barn door*.
They rowed *across the bay*.
The shop stands *between two banks*.
She hid the gift *inside a boot*.
A rabbit hopped *toward the fence*.
Please wait *near the gate*.`,
    },
    {
      name: 'when',
      why: 'A phrase that tells **when** is about a time.',
      examples: `
We eat lunch *at noon*.
The shop opens *after the holidays*.
Grandpa naps *before supper*.
It snowed *during the night*.
The train leaves *in ten minutes*.
My birthday is *on the third of May*.
Do not swim *until June*.
The bell rings *at half past eight*.
Bats wake up *after sunset*.
He was born *in the winter*.
She practices *on Mondays*.
The baby laughed *during the song*.`,
    },
    {
      name: 'how',
      why: 'A phrase that tells **how** answers the question *how?* or *with what?*',
      examples: `
He opened the jar *with a spoon*.
She carried the eggs *with great care*.
We came *by bus*.
The guard spoke *in a whisper*.
They crossed the mud *on stilts*.
The knight fought *without fear*.
Cut the rope *with this knife*.
He won the game *by luck*.
The choir sang *with joy*.
She wrote the card *in blue ink*.
He left *without a word*.
They sent the letter *by plane*.`,
    },
  ],
}
