import type { Kind } from '../kinds'

export const sensoryKinds: Record<number, readonly Kind[]> = {
  4: [
    {
      name: 'sight',
      why: 'Words of sight let you see colors, light, or shapes.',
      examples: `
Pale pink clouds glowed above the barn.
Her silver scarf glittered in the lamplight.
Blue shadows lay across the snow.
A thin yellow line of light showed under the door.
His shirt was striped in orange and green.
Tiny red berries dotted the dark hedge.
The lake shone like polished glass.
Gray fog hid the top of the lighthouse.
Golden sparks rose into the black sky.
The moon painted a white path on the waves.`,
    },
    {
      name: 'hearing',
      why: 'Words of hearing let you hear sounds.',
      examples: `
The old stairs creaked with each step.
Rain drummed on the tin roof.
A fly buzzed behind the curtain.
Far away, a train whistle howled.
Dry leaves rustled under our boots.
The crowd roared when the gate opened.
Spoons clinked in the cups.
Somewhere in the dark, an owl hooted twice.
The brakes squealed, and a horn honked.
Grandpa hummed an old tune.`,
    },
    {
      name: 'smell',
      why: 'Words of smell let you smell something.',
      examples: `
The scent of fresh bread drifted up the street.
The cellar smelled of damp potatoes.
A whiff of smoke hung about his coat.
My wet dog stinks like an old sponge.
The perfume of lilacs filled the yard.
The odor of fish told us that the harbor was near.
Her attic had the musty smell of old trunks.
The aroma of cinnamon came from the oven.
We sniffed the sharp scent of pine.
The garbage truck left a sour stench behind.`,
    },
    {
      name: 'taste',
      why: 'Words of taste let you taste something.',
      examples: `
The first bite of the plum was sweet and tart.
The medicine left a bitter taste on my tongue.
These chips are much too salty.
The soup was bland, without a pinch of pepper.
Honey sweetened every sip of her tea.
The lemonade was so sour that he pulled a face.
The curry had the spicy flavor of ginger.
The old milk tasted sour.
I licked the sugary icing from the spoon.
The cocoa was rich, with a hint of bitter chocolate in each swallow.`,
    },
    {
      name: 'touch',
      why: 'Words of touch let you feel something on your skin.',
      examples: `
The kitten's fur was soft under my fingers.
The rough bark scratched her palms.
An icy wind stung our cheeks.
The sand burned the soles of my feet.
The wool of the sweater itched at my neck.
Slimy mud squeezed between our toes.
The cold metal rail stung her bare hand.
The smooth pebble felt warm in my hand.
Prickly straw poked through the blanket.
Her fingers were numb and stiff from the cold.`,
    },
  ],
}
