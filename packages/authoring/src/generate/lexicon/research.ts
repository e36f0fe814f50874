import type { Kind } from '../kinds'

export const research: Record<number, readonly Kind[]> = {
  12: [
    {
      name: 'primary source',
      why: 'A primary source comes from the time or the people that are studied.',
      examples: `
the ship's log of the captain who sailed the strait in 1772
a soldier's letters from the trenches
the minutes of the meeting at which the strike was called
a census list of the year 1880
the manuscript of the novel, with the author's corrections
an interview with a woman who survived the flood
a photograph taken on the morning of the eclipse
the treaty itself, with its seals
the laboratory notebook of the chemist who made the discovery
the poems of the poet about whom the essay is written
a speech as it was recorded on the day it was given
bones and pots from the site of the village`,
    },
    {
      name: 'secondary source',
      why: 'A secondary source studies and interprets what others have left.',
      examples: `
a historian's book on voyages of the eighteenth century
an article that compares soldiers' letters of three wars
a dissertation on the causes of the strike
a documentary about families in the nineteenth century
a critic's essay on the novel's changing endings
a journalist's study of how survivors remember the flood
a biography of the photographer, written long after his death
a commentary on the treaty by a professor of law
a history of chemistry in the modern age
a review of the collected poems
an analysis of the speech and its rhetoric
a report by scholars who interpret the finds of the dig`,
    },
    {
      name: 'tertiary source',
      why: 'A tertiary source collects and sums up what is known, for looking up.',
      examples: `
an entry on straits in an encyclopedia
a timeline of the war on a study website
a handbook with short articles on labor movements
an almanac with figures on population
a dictionary of literary terms
a bibliography of works about floods
a fact sheet on eclipses for visitors
a table of treaties in the appendix of an atlas
a pocket guide to the elements
a concordance that lists the poet's words
an index of speeches by date
a textbook chapter that sums up prehistory`,
    },
  ],
}

export const toulmin: Record<number, readonly Kind[]> = {
  12: [
    {
      name: 'claim',
      why: 'The claim is what the audience is to accept.',
      examples: `
The city should turn the old railroad line into a park.
Voting should be held on a weekend.
The museum ought to lend its paintings to hospitals.
The novel deserves a place in the curriculum.
Zoos should give up keeping elephants.
The river ought to be given back its old bends.
Schools should teach every student to repair things.
The archive ought to be opened to the public.
Interns should be paid for their work.
The festival ought to move to the fairground.`,
    },
    {
      name: 'grounds',
      why: 'The grounds are the facts on which the claim rests.',
      examples: `
The line has lain unused for 19 years, and 30,000 people live beside it.
In the last election, 4 of 10 who stayed at home gave their work as the reason.
Patients who looked at pictures asked for 12 percent less medicine in one study.
The novel has been in print for 90 years and translated into 40 languages.
Elephants in zoos live 17 years, in the wild 56, a study of 4,500 animals found.
Since it was straightened in 1931, the river has flooded the valley 22 times.
Each household throws away 3 working machines in 10 years for want of small repairs.
In 2019 the archive was closed on 250 days.
Of 120 interns, 95 worked more than 30 hours a week.
Last summer 6,000 visitors stood in a square that holds 2,500.`,
    },
    {
      name: 'warrant',
      why: 'The warrant is the principle that leads from the grounds to the claim.',
      examples: `
Land that serves nobody ought to serve those who live next to it.
A democracy must make it easy to take part.
Whatever eases suffering at no cost should be offered.
Works that have spoken to many generations are worth teaching.
We have no right to shorten a life for our amusement.
What was made worse by engineers may be mended by them.
A school should prepare us for what we shall really need.
What the public pays for belongs to the public.
Whoever does the work of an employee has a right to wages.
Safety comes before tradition.`,
    },
    {
      name: 'rebuttal',
      why: 'The rebuttal meets an objection or names the case in which the claim fails.',
      examples: `
Some fear the cost, but benches and gravel cost less than guarding an empty line.
It is objected that shops are open on Sundays; yet polls could stay open until ten.
Opponents say that paintings might be damaged; copies, however, would do for most wards.
Some call its language old-fashioned, but notes can help with that.
Keepers argue that visitors learn to love the animals; films, however, can teach the same.
Farmers object that they would lose land, but they would be paid for it.
Skeptics say that teachers lack time; yet one hour a month would do.
Some worry about fragile papers, but these could be shown as scans.
Firms object that interns learn for free; yet apprentices learn, too, and are paid.
Merchants fear for their sales, but shuttle buses would bring shoppers from the square.`,
    },
  ],
}

export const satire: Record<number, readonly Kind[]> = {
  12: [
    {
      name: 'exaggeration',
      why: 'Exaggeration blows a fault up until it looks ridiculous.',
      examples: `
The meeting about shortening meetings has now entered its eleventh year.
To change one bulb, the ministry hired 400 advisers and an orchestra.
His phone was so dear to him that he married it in a quiet ceremony.
The form for requesting a form is 9,000 pages long.
She posted every bite of her lunch until the soup hired a lawyer.
The car was so large that its back wheels lived in another state.
The candidate shook hands with every voter, every tree, and most of the weather.
The rich man's dog had a dog, and that dog had a butler.
The school tested the students so often that there was no day left for a lesson in this century.
His apology was so long that three of the offended died of old age.`,
    },
    {
      name: 'reversal',
      why: 'Reversal turns the usual order upside down.',
      examples: `
At our school the students give detentions, and the principal writes lines.
The lambs have passed a law to protect themselves from the timid wolves.
In this town the prisoners go home at five and the judges are locked in.
The patients asked the doctor to put out his tongue and charged him for it.
Here the children sigh that their parents are always on their screens and need fresh air.
The cats met to discuss what is to be done about stray humans.
On payday the workers are fined and the machines get a bonus.
The fish sat on the bank and argued which fisherman was worth pulling in.
The king begged in the street, and the beggars threw him a law or two.
At the museum the paintings pay to look at the visitors.`,
    },
    {
      name: 'parody',
      why: 'Parody imitates the style of a well-known kind of text for a silly matter.',
      examples: `
Sing, O muse, of the man of many socks, who lost one in the dryer.
To nap, or not to nap: that is the question after lunch.
Once upon a midnight dreary, I ate cold pizza, weak and bleary.
Four score and seven e-mails ago, our boss brought forth a new password.
We hold this truth to be self-evident: that the last cookie belongs to me.
It was the best of lines, it was the worst of lines, at the only open checkout.
Friends, roommates, countrymen, lend me your chargers.
Shall I compare thee to a summer sale? Thou art more cheap and more returnable.
Call me a cab; some minutes ago, never mind how long precisely, I missed my bus.
In the beginning was the group chat, and the group chat was without form.`,
    },
    {
      name: 'mock praise',
      why: 'Mock praise applauds what is really blamed.',
      examples: `
Let us thank the factory for dyeing our river in such cheerful colors.
How wise of the council to save the library by getting rid of the books.
We admire a mayor who keeps all his promises, safe in a drawer, where nobody can hurt them.
Bravo to the airline that lets us enjoy the airport for nine extra hours.
What a triumph of thrift: the bridge was built without the expensive middle part.
Our hats are off to the driver who shares his music with four city blocks.
The committee deserves a medal for its courage in never deciding.
How thoughtful of the landlord to provide running water on every wall.
Honor to the general who, to spare the enemy, attacked his own camp.
Praise be to the newspaper that protects its readers from the news.`,
    },
  ],
}
