import type { Kind } from '../kinds'

export const sourceTrustKinds: Record<number, readonly Kind[]> = {
  6: [
    {
      name: 'trustworthy',
      why: 'The author of a trustworthy source knows the subject, is named, is up to date, and sells nothing.',
      examples: `
Report on bees: written last year by two scientists, Dr. Hu and Dr. Salas, for a science museum.
Page on volcanoes: checked this spring by the geologists of a university, who are named.
Book on frogs: written two years ago by Dr. Nora Lind, who has studied frogs for twenty years.
Article on sleep: written this year by a named doctor for a children's hospital.
Map of bus lines: made this month by the city transportation office, with a name and number to call.
Page on earthquakes: updated this week by the named experts of the weather office.
Encyclopedia entry on whales: signed by a marine biologist and revised last year.
Guide to first aid: written this year by the trainers of a named rescue service.
Article on Mars: written last month by a named astronomer of an observatory.`,
    },
    {
      name: 'no author named',
      why: 'Where no author is named, nobody answers for what is said.',
      examples: `
Post on bees: nobody knows who wrote it; it was shared last week by "bee_11."
Page on volcanoes: it went online this year and does not say who is behind it.
Video on frogs: an unnamed voice speaks, and there is no list of sources; made last month.
Article on sleep: signed only "A friend" and put online last week.
Map of bus lines: passed on in a chat this month; nobody knows who drew it.
Message on earthquakes: forwarded many times this week, without a name.
Entry on whales: anyone may change it, and the last change, made today, has no name.
Tips for first aid: on a wall of comments this year, under made-up names.
Story about Mars: a new site without names or an address has put it online.`,
    },
    {
      name: 'out of date',
      why: 'A source that is out of date is too old for a subject that has changed.',
      examples: `
Book on computers: written by Professor Ames in 1988.
Guide to phone plans: printed by a named expert in 2004.
Textbook on space travel: signed by an astronomer in 1961.
Report on the number of bees today: by Dr. Hu, from 1975.
Map of bus lines: drawn by the city office in 1993.
Article on medicines for asthma: by a named doctor, from 1957.
List of the world's tallest buildings: by an engineer, from 1969.
Page on internet safety: by a named teacher, last changed in 2001.
Atlas with the countries of Europe: by a university press, from 1985.`,
    },
    {
      name: 'wants to sell',
      why: 'The writer of a source that wants to sell earns money when the reader believes it.',
      examples: `
Page on bees: written this year by the makers of Golden Hive honey, with a button to order.
Article on sleep: published this month by a mattress shop that praises its mattress.
Video on frogs: made last week by a store that sells frog tanks, with prices.
Guide to running: written this year by a shoe company about its own shoes.
Report on sugar: paid for last year by a company that makes candy.
Test of bicycles: printed this spring in the catalog of a bicycle shop.
Page on tooth care: written last month by the makers of a toothpaste, with a coupon.
Article on milk: published this year by a dairy that wants more customers.
List of the best games: put together this month by the company that sells them.`,
    },
  ],
}
