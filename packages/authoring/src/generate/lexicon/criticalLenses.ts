import type { Kind } from '../kinds'

export const criticalLensesKinds: Record<number, readonly Kind[]> = {
  12: [
    {
      name: 'historical',
      why: 'Historical criticism reads a work in the light of its time.',
      examples: `
What did readers of 1605 know about madness?
How does the novel answer the famine of its decade?
Which law of the age made the duel a crime?
How would an audience of that century have understood the ghost?
Which events of the war does the ballad take up?
What does the diary of a contemporary tell about the first performance?
How did the plague of those years shape the poem?
What did a governess in that age earn and fear?`,
    },
    {
      name: 'formalist',
      why: 'Formalist criticism looks at the form of the text alone.',
      examples: `
How do the broken lines of the last stanza slow its rhythm?
What does the repeated image of the window do for the structure?
Why does the sonnet turn at line nine?
How do the short vowels of the refrain work with its meter?
Which metaphors tie the first paragraph to the last?
How does irony run through the narrator's syntax?
What pattern do the three settings form?
How does the rhyme scheme bind the two speakers?`,
    },
    {
      name: 'feminist',
      why: 'Feminist criticism asks how a work treats women and gender.',
      examples: `
Which women speak, and who interrupts them?
How does the plot punish the heroine for leaving home?
Are the daughters anything but prizes for men?
What roles does the play allow a wife?
Who is allowed to look at whom, and what does that say about gender?
How do the sisters resist the rule of their father?
Why must every woman in this novel marry or die?
How does the narrator describe men's work and women's work?`,
    },
    {
      name: 'Marxist',
      why: 'Marxist criticism asks about class, money, and labor.',
      examples: `
Who owns the mill, and who works in it?
How does money decide which characters may be moral?
Which class pays for the splendor of the ball?
What does the novel hide about the labor of the servants?
How do rents and debts drive the plot?
Does the story make poverty look natural?
Whose interests does the happy ending serve: those of the owners or of the workers?
How are goods and wages described in the market scene?`,
    },
    {
      name: 'psychological',
      why: 'Psychological criticism looks into the minds of characters and author.',
      examples: `
What does the recurring dream say about the hero's fears?
Which memory does the narrator repress?
Is the double a part of the captain's own mind?
How does grief for his mother shape the boy's desires?
Why does she unconsciously repeat her childhood?
What does the slip of the tongue betray?
Is the ghost a projection of guilt?
Which wish does the fantasy of flight fulfill?`,
    },
  ],
}
