import type { Kind } from '../kinds'

export const referenceWorksKinds: Record<number, readonly Kind[]> = {
  7: [
    {
      name: 'dictionary',
      why: 'A dictionary tells how words are spelled, said, and used, and what they mean.',
      examples: `
How is the word *gauge* pronounced?
Which part of speech is *albeit*?
Does *accommodate* have one *m* or two?
From which language does *kayak* come?
How is the word *colonel* divided into syllables?
What does *meander* mean?
What is the plural of *ox*?
What is the past tense of the verb *to slay*?`,
    },
    {
      name: 'thesaurus',
      why: 'A thesaurus lists words of similar and of opposite meaning.',
      examples: `
What could I write in place of *nice*?
Which stronger word is there for *big*?
Which words are opposites of *generous*?
I have used *said* five times; what else is there?
Which synonyms does *happy* have?
Is there a kinder word for *stingy*?
Which antonyms does *brave* have?
What else can I call a *journey*?`,
    },
    {
      name: 'atlas',
      why: 'An atlas is a book of maps.',
      examples: `
Which countries border Chad?
Through which states does the Ohio River run?
How far is it from Lima to Quito?
Where are the Azores?
Which sea lies north of Turkey?
Which mountains separate France and Spain?
On which coast is Lagos?
Is Mongolia north or south of China?`,
    },
    {
      name: 'encyclopedia',
      why: 'An encyclopedia has articles on many subjects.',
      examples: `
How was paper made in ancient China?
Who was Frida Kahlo, and what did she paint?
How do bees make honey?
What happened at the Boston Tea Party?
How does a submarine dive and rise?
What are the rules and the history of cricket?
When did people first tame horses?
How do volcanoes form?`,
    },
    {
      name: 'index',
      why: 'The index at the end of a book names the pages of each subject.',
      examples: `
On which pages does this book speak of comets?
Does our science book mention Galileo, and where?
Where in this cookbook are the recipes with rice?
Which pages of my textbook tell about the Nile?
Is there anything on sharks in this volume, and on which page?
Which page of this guide names the hotel *Luna*?
Where in the handbook can I find the part on knots?
Does this biography mention her brother, and on which pages?`,
    },
  ],
}
