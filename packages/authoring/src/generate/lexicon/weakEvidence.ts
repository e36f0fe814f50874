import type { Kind } from '../kinds'

export const weakEvidence: Record<number, readonly Kind[]> = {
  8: [
    {
      name: 'too few cases',
      why: 'Too few cases cannot prove a claim about all.',
      examples: `
Claim: teenagers hate opera. Evidence: two of my friends left at intermission.
Claim: the tires last for years. Evidence: mine have lasted a year so far.
Claim: the soup kitchen is never full. Evidence: I walked past it once.
Claim: people here vote for parks. Evidence: three neighbors told me so.
Claim: the pills cure headaches. Evidence: they helped my aunt.
Claim: the trains are always late. Evidence: Monday's train was late.
Claim: cats dislike this food. Evidence: our cat left it in the bowl.
Claim: the test was easy. Evidence: one student got a perfect score.
Claim: the camp is unsafe. Evidence: a boy sprained his ankle there.
Claim: readers love the series. Evidence: I have met two who do.`,
    },
    {
      name: 'off the point',
      why: 'Evidence off the point may be true, but it has nothing to do with the claim.',
      examples: `
Claim: the pool is clean. Evidence: the lifeguards wear new red shirts.
Claim: the novel is well written. Evidence: its cover won a prize.
Claim: the mayor is honest. Evidence: she plays the violin beautifully.
Claim: the bus is cheaper than the train. Evidence: the train is painted blue.
Claim: the well water is safe. Evidence: the well was dug by monks.
Claim: our team trains hard. Evidence: its mascot is a bear.
Claim: the bridge is strong. Evidence: poets have praised its shape.
Claim: the school serves healthy food. Evidence: its kitchen has large windows.
Claim: the lamp saves power. Evidence: it comes in nine colors.
Claim: the guide knows the trail. Evidence: his boots were expensive.`,
    },
    {
      name: 'biased source',
      why: 'A biased source gains something when we believe the claim.',
      examples: `
Claim: sugar is harmless. Evidence: the candy makers' club says so.
Claim: this phone is the best. Evidence: its own company ranks it first.
Claim: the quarry makes no dust. Evidence: the owner of the quarry measured it.
Claim: the film is a masterpiece. Evidence: its director said it in an interview.
Claim: the diet works. Evidence: the woman who sells it swears by it.
Claim: the landlord is fair. Evidence: his brother wrote a letter for him.
Claim: the lotion stops wrinkles. Evidence: an actor paid by the brand praises it.
Claim: the election was unfair. Evidence: the man who lost it told reporters.
Claim: plastic toys are safe. Evidence: a study paid for by a toy factory.
Claim: the restaurant is superb. Evidence: the cook reviewed it himself.`,
    },
    {
      name: 'outdated data',
      why: 'Outdated data are old, and things have changed since then.',
      examples: `
Claim: the town has 900 people. Evidence: a count made in 1920.
Claim: few homes have computers. Evidence: a survey from 1985.
Claim: the river is full of salmon. Evidence: a fisherman's diary from 1890.
Claim: letters are the fastest way to reach Peru. Evidence: a guidebook of 1930.
Claim: the road is unpaved. Evidence: a photograph from 1948.
Claim: most farmers plow with horses. Evidence: a report from 1905.
Claim: nobody lives on the island. Evidence: a map drawn in 1780.
Claim: a ticket costs a nickel. Evidence: a poster from 1912.
Claim: doctors know no cure for it. Evidence: a textbook of 1900.
Claim: the forest covers the whole hill. Evidence: a painting from 1850.`,
    },
  ],
}
