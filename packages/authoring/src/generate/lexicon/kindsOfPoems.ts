import type { Kind } from '../kinds'

export const kindsOfPoemsKinds: Record<number, readonly Kind[]> = {
  12: [
    {
      name: 'elegy',
      why: 'An elegy mourns the dead.',
      examples: `
The poem mourns a friend who drowned and ends with comfort.
Stanza by stanza, the poet laments a dead teacher.
At the grave of a child the speaker asks why, and then lets go.
The lines mourn a president whose coffin passes through the land.
The speaker laments a dead father and finds him again in a tree.
The poem grieves for a young poet and at last sets him among the stars.
A city mourns its firefighters in nine solemn stanzas.
The poem laments the dead of a village whose names nobody knows.`,
    },
    {
      name: 'ode',
      why: 'An ode praises and addresses its subject in a lofty style.',
      examples: `
In lofty stanzas the poet praises the west wind and calls it *thou*.
The poem addresses a Greek urn and praises its stillness.
The speaker praises autumn as if it were a goddess.
The poem celebrates an onion in the high style of a hymn.
The poet addresses a skylark with praise, stanza after stanza.
The lines celebrate a pair of socks as solemnly as a temple.
In a high and solemn tone the speaker praises solitude.
The poem celebrates the victor of a race with gods and garlands.`,
    },
    {
      name: 'villanelle',
      why: 'A villanelle has nineteen lines, two rhymes, and two lines that come again.',
      examples: `
It has nineteen lines and only two rhymes.
Its first and third lines return by turns and meet at the end.
Five stanzas of three lines lead to one of four, and two refrains run through all.
Two of its lines occur four times each in its nineteen lines.
Two refrains alternate and close the poem side by side.
The poet has nineteen lines, and eight of them are refrains.
The two refrains of the poem stand together in its last stanza.
Only two rhyme sounds serve for all its nineteen lines.`,
    },
    {
      name: 'dramatic monologue',
      why: 'In a dramatic monologue a character speaks to a silent listener.',
      examples: `
A duke shows a portrait to a silent guest and betrays himself.
An old king speaks to his sailors, who do not answer.
A bishop on his deathbed speaks to his sons, and we see his envy.
The only speaker is a murderer who explains himself to a silent visitor.
A painter, caught by the watch, talks on and on; the guards say nothing.
The speaker is a nun, not the poet, and her listener never answers.
A general speaks to his horse, and we learn more than he means to tell.
One character alone speaks, and a silent wife listens.`,
    },
    {
      name: 'pastoral',
      why: 'A pastoral shows an ideal country life with shepherds.',
      examples: `
Two shepherds sing in turn while their sheep drink.
The poem praises a simple life among flocks and brooks.
A shepherd promises his love beds of roses.
Nymphs and shepherds dance in an endless May.
In an ideal valley, flutes play and nobody works hard.
The poet, a man of the court, dreams of herding goats.
The shepherd carves her name into a beech, and the lambs listen.
Far from the city, the speaker finds peace among lambs and clover.`,
    },
  ],
}
