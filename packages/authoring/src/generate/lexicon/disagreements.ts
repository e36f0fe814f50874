import type { Kind } from '../kinds'

export const disagreementsOfTexts: Record<number, readonly Kind[]> = {
  8: [
    {
      name: 'on a fact',
      why: 'In a disagreement on a fact, both cannot be true: a count, a date, or a record could settle it.',
      examples: `
A: Forty people came to the meeting. B: Barely a dozen people came.
A: The mill burned down in 1911. B: It was still grinding grain in 1915.
A: The captain gave the order himself. B: The order came from the mate.
A: The well was dug by settlers. B: The well is older than the settlement.
A: The boat had no radio. B: A radio was found in the wreck.
A: She wrote the song in a single night. B: Her drafts span two years.
A: The wall is nine feet high. B: It measures no more than six.
A: Nobody saw the thief leave. B: Two maids watched him climb the gate.
A: It rained on the day of the battle. B: The day was dry, a farmer noted.
A: The bridge was paid for by the state. B: The town paid for every stone.
A: The dog was on a leash. B: The dog ran loose in the yard.
A: He was born in Lagos. B: His papers name Accra as his birthplace.`,
    },
    {
      name: 'on what it means',
      why: 'In a disagreement on what it means, the facts are the same in both, but each makes something else of them.',
      examples: `
A: Forty came: a splendid turnout. B: Only forty came; the town does not care.
A: The mill's fire freed the valley. B: The mill's fire was the valley's ruin.
A: The captain turned back because he was wise. B: He turned back out of fear.
A: His silence in court shows guilt. B: His silence in court shows dignity.
A: The strike of six weeks was a victory of patience. B: Those six weeks were wasted.
A: She left the prize on the table, too modest to take it. B: She left it there out of scorn.
A: The tall new wall protects us. B: The tall new wall shuts us in.
A: He gave his fortune away from kindness. B: He gave it away to be admired.
A: The crowd's laughter was friendly. B: The crowd's laughter was cruel.
A: The painter's last works are bold. B: The painter's last works are careless.
A: The treaty was a sensible compromise. B: The treaty was a shameful surrender.
A: Her long absence proves that she forgot us. B: It proves that she could not bear to return.`,
    },
    {
      name: 'on nothing',
      why: 'Without a disagreement, the two say the same in other words, or things that can both be true.',
      examples: `
A: Forty people came to the meeting. B: Two score citizens met that evening.
A: The mill burned down in 1911. B: It was destroyed by a fire before the war of 1914.
A: The captain gave the order himself. B: It was the captain who told them to turn.
A: The well is older than the town. B: When the first houses were built, the well was there.
A: The boat had no radio. B: Nobody on board could call for help.
A: She wrote it in one night. B: Between dusk and dawn the song was done.
A: The wall is nine feet high. B: Not even a tall man could look over the wall.
A: No one saw the thief leave. B: He got away without being noticed.
A: The day of the battle was dry. B: The soldiers fought in dust.
A: The town paid for the bridge. B: The bridge cost the state nothing.
A: The dog was on a leash. B: Its owner held the dog.
A: He was born in Lagos. B: He came into the world in Nigeria's largest city.`,
    },
  ],
}
