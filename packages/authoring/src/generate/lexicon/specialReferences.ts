import type { Kind } from '../kinds'

export const specialReferencesKinds: Record<number, readonly Kind[]> = {
  11: [
    {
      name: 'etymological dictionary',
      why: 'An etymological dictionary tells the history of words.',
      examples: `
When did *silly* stop meaning *blessed*?
Are *guest* and *host* related words?
From which Greek word for a bed did the English word *clinic* come?
In which century did *robot* enter English?
How did *nice* come to have its present sense?
From which root do *canine* and *hound* both come?
What was the oldest meaning of *girl*?
Did *ketchup* come into English from Malay or from Chinese?`,
    },
    {
      name: 'guide to usage',
      why: 'A usage guide advises where educated writers disagree.',
      examples: `
Do careful writers accept *hopefully* at the head of a sentence?
Is *data is* or *data are* preferred today?
May one split an infinitive in a formal report?
Is *irregardless* an error?
Is *different than* acceptable to editors?
Do experts object to *between you and I*?
Should I write *fewer than* or *less than* ten dollars?
Is a preposition at the end of a sentence a mistake?`,
    },
    {
      name: 'concordance',
      why: 'A concordance lists every place where an author uses a word.',
      examples: `
In which of Shakespeare's plays does the word *weeds* occur?
How often does *bee* occur in Dickinson?
In which lines does Milton write of *light*?
Where in the plays of Marlowe does *gold* occur?
Does Whitman ever use the word *locomotive*, and in which lines?
How many times does *fair* stand in the sonnets?
In which poems of Keats does *nightingale* occur?
Where does Chaucer use the word *gentle*?`,
    },
    {
      name: 'style manual',
      why: 'A style manual tells how to set up and document a paper.',
      examples: `
How do I cite a podcast in my list of works?
Should the title of a journal be in italics in my paper?
How wide are the margins of an APA paper?
Where does the page number go in an MLA paper?
How are notes numbered in Chicago style?
How do I cite two books by the same author?
Should a long quotation in my paper be indented?
In my list of works, does the date follow the author?`,
    },
    {
      name: 'glossary',
      why: 'A glossary explains the terms of one field or book.',
      examples: `
What does this chemistry textbook mean by *isomer*?
What does *allegro* mean in this handbook for musicians?
In which sense does this introduction to law use *moot*?
What do the authors of this biology book call a *taxon*?
What does this guide to sailing mean by *leeward*?
How does our economics textbook explain *inflation*?
What do printers call a *widow*, according to this manual for printers?
What does *stanza* mean in this introduction to poetry?`,
    },
  ],
}
