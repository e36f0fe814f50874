import type { Kind } from '../kinds'

export const certaintyKinds: Record<number, readonly Kind[]> = {
  3: [
    {
      name: 'is sure',
      why: 'Words such as *know*, *certain*, and *no doubt* say that somebody is sure.',
      examples: `
Maya *knew* that the key was in the jar.
Ben *was certain* that he had locked the shed.
The vet *had no doubt* that the pup would get well.
I *am sure* that we turned left at the mill.
The captain *was positive* that land was near.
We *know* that whales breathe air.
Grandpa *is certain* that the red hen laid this egg.
The farmer *had no doubt* that it would rain.
Rosa *was sure* that the tall man was her uncle.
He *knows* that the shop closes at six.
The scouts *were positive* that this was the right path.
Amir *is sure* that he heard his name.`,
    },
    {
      name: 'thinks so but is not sure',
      why: 'Words such as *think*, *believe*, *guess*, and *suspect* say that somebody has an idea but could be wrong.',
      examples: `
Maya *believed* that the key was in the jar.
Ben *thought* that he had locked the shed.
I *guess* that the pup is about two months old.
Dad *suspects* that a raccoon took the corn.
The captain *supposed* that land was near.
She *thinks* that the bus comes at nine.
Grandpa *guessed* that the jar held a hundred beans.
The farmer *believes* that it will rain.
We *suspected* that Leo had hidden the map.
I *suppose* that the lake is frozen by now.
The scouts *believe* that this is the right path.
My aunt *thought* that the letter was from Peru.`,
    },
    {
      name: 'does not know',
      why: 'Words such as *wonder*, *forget*, and *have no idea* say that somebody does not know.',
      examples: `
Maya *wondered* where the key was.
Ben *could not say* whether he had locked the shed.
The vet *wondered* why the pup would not eat.
We *had no idea* who had sent the box.
The captain *wondered* if land was near.
I *have no idea* how the lamp works.
Grandpa *forgets* where his glasses are.
The farmer *could not tell* if it would rain.
She *wonders* what owls do all day.
The scouts *had no idea* which path to take.
He *cannot say* who won the race.
Nora *could not tell* whether the ice would hold.`,
    },
  ],
}
