import type { Kind } from '../kinds'

export const claimStrengthKinds: Record<number, readonly Kind[]> = {
  12: [
    {
      name: 'universal',
      why: 'A universal claim has no exceptions; one counterexample refutes it.',
      examples: `
All glaciers of the region are shrinking.
No witness saw the car.
Every poem in the volume is about the sea.
The drug never causes fever.
Nobody in the village owned land.
Each of the samples contained lead.
The council has always voted in secret.
None of the letters is dated.
Every dialect of the valley has lost this vowel.`,
    },
    {
      name: 'general',
      why: 'A general claim holds for most cases and allows exceptions.',
      examples: `
Most glaciers of the region are shrinking.
Witnesses usually overestimate speed.
The poems are mostly about the sea.
As a rule, the drug causes no fever.
The majority of the villagers owned no land.
Nearly all of the samples contained lead.
The council has typically voted in secret.
In general, the letters are dated.
Most dialects of the valley have lost this vowel.`,
    },
    {
      name: 'partial',
      why: 'A partial claim speaks of some cases only.',
      examples: `
Some glaciers of the region are shrinking.
A few witnesses saw a car.
Several poems in the volume are about the sea.
In some patients the drug causes fever.
A minority of the villagers owned land.
Certain samples contained lead.
The council has occasionally voted in secret.
Two of the letters are dated.
Some dialects of the valley have lost this vowel.`,
    },
    {
      name: 'tentative',
      why: 'A tentative claim says only that something can be so.',
      examples: `
The glaciers of the region may be shrinking.
The witness might have seen a car.
Perhaps the poem is about the sea.
The drug could cause fever.
It is possible that the villagers owned land.
The samples may have contained lead.
The council might vote in secret.
Possibly the letters were dated later.
It is conceivable that the valley has lost this vowel.`,
    },
  ],
}
