import type { Kind } from '../kinds'

export const sentenceParts: Record<number, readonly Kind[]> = {
  4: [
    {
      name: 'a subject',
      why: 'A subject names who or what a sentence is about; alone, it says nothing of it yet.',
      examples: `
the old gray goat
my cousin from Texas
a basket of ripe plums
the first snow of the year
seven noisy geese
the lady with the green umbrella
our school band
a tiny spider in the corner
the road to the lake
both of the twins
the last piece of pie
that red kite over the roof`,
    },
    {
      name: 'a predicate',
      why: 'A predicate tells what somebody does or is; it does not say who.',
      examples: `
jumped over the fence
plays the drum every day
tastes sweet and sour
covered all the roofs
flew across the pond
lost her left glove
won a prize in May
spins its web at night
was full of holes
runs along the river
fell off the plate
got stuck in a tree`,
    },
    {
      name: 'a whole sentence',
      why: 'A whole sentence has a subject and a predicate: it says who or what, and what about it.',
      examples: `
the goat chewed my hat
Ama swims very well
plums grow on our tree
snow fell all night
the geese woke us up
a lady waved to me
the band is late
spiders have eight legs
this road ends here
the twins hid the map
Dad ate the pie
the kite broke in two`,
    },
  ],
}
