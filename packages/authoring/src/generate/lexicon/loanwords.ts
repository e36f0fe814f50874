import type { Kind } from '../kinds'

export const loanwordsKinds: Record<number, readonly Kind[]> = {
  8: [
    {
      name: 'French',
      why: 'French words often keep their French spelling, such as *au*, *eau*, *-et*, *-ique*, *ç*, or *é*.',
      examples: `
The *ballet* begins at eight.
We had tea on the *plateau*.
The *bouquet* was made of lilies.
He sat in a small *café*.
The palace has a *façade* of marble.
Her *fiancé* is a pilot.
They ate in a *restaurant*.
The *boutique* sells hats.
The *chauffeur* waited in the rain.`,
    },
    {
      name: 'Spanish',
      why: 'Spanish gave English many words that end in *o*, and words from the ranches, the land, and the trade of the Americas.',
      examples: `
A *tornado* tore off the roof.
We rested on the shady *patio*.
A *mosquito* bit me.
They keep horses on a *ranch*.
The cattle broke out in a *stampede*.
The *canyon* is a mile deep.
Put the boxes into the *cargo* hold.
The *vanilla* beans smell sweet.
She tossed a *lasso* over the post.`,
    },
    {
      name: 'German',
      why: 'German gave English long words made of two words in one, and words for foods and dances.',
      examples: `
The children go to *kindergarten*.
He carried bread in his *rucksack*.
We bought a *pretzel* at the fair.
A *poltergeist* was blamed for the noise.
The *dachshund* dug under the fence.
They danced a *waltz*.
She slurped a *noodle* from her soup.
The tourist had a bad case of *wanderlust*.
The *glockenspiel* has thirty bars.`,
    },
    {
      name: 'Japanese',
      why: 'Japanese gave English words of short, even syllables, such as *ka-ra-o-ke*.',
      examples: `
The *tsunami* reached the coast at noon.
She folds cranes in *origami* class.
He sleeps on a *futon*.
The poem is a *haiku*.
We sang at a *karaoke* party.
She wore a *kimono* and sandals.
An *emoji* says more than ten words.
They ordered *sushi* for six.
She practices *judo* on Mondays.`,
    },
    {
      name: 'Arabic',
      why: 'Arabic gave English words from the homes, markets, deserts, and tales of the Arab world.',
      examples: `
A *ghoul* haunts the old well.
The *sheik* welcomed the travelers.
She painted her hands with *henna*.
We bought spices in the *souk*.
We ate *falafel* in flat bread.
He spread *hummus* on a cracker.
After the rain the dry *wadi* was a river.
The *haboob* turned the sky brown.
She scrubbed her back with a *loofah*.`,
    },
  ],
}
