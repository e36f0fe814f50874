import type { Kind } from '../kinds'

export const comments: Record<number, readonly Kind[]> = {
  9: [
    {
      name: 'retells',
      why: 'A comment that retells only tells again what happens.',
      examples: `
First the widow polishes the medal, and then she puts it in the drawer.
The boys climb the tower and see that the bell is missing.
Mr. Hale buys a ticket, but he does not get on the train.
In the second chapter the family moves to the coast.
The narrator meets her old teacher in the market, and they talk.
At the end of the story the dog comes back without its collar.
The two sisters divide the plates and do not speak all evening.
After the concert the pianist walks home in the rain.
The soldier reads the letter twice and burns it.
When the guests have left, Ines opens the window.`,
    },
    {
      name: 'names a device',
      why: 'A comment that names a device names a means of style or form.',
      examples: `
The author compares the river to a sleeping animal in a simile.
The story is told by a first-person narrator.
There is alliteration in the phrase *cold, clear, and cruel*.
The chapter ends with a cliffhanger.
The second page contains a flashback to the war.
The line *the clock coughed* is a personification.
The paragraph consists of four very short sentences.
The word *gray* is repeated seven times on one page.
The dialogue is written without quotation marks.
The title is a quotation from a nursery rhyme.`,
    },
    {
      name: 'interprets',
      why: 'A comment that interprets says what a detail means or suggests.',
      examples: `
That she polishes the medal each night suggests that she cannot let the dead rest.
The missing bell stands for the voice that the village has lost.
His unused ticket implies that he wants to leave and is afraid to.
By making the sea so loud, the author hints at the quarrel nobody has aloud.
The teacher's worn gloves suggest a pride that poverty has not broken.
The lost collar symbolizes a freedom that has its price.
That the plates are counted so exactly implies how little trust is left.
The rain may stand for the applause that he no longer hears.
Burning the letter suggests that he fears its truth more than the enemy.
The open window hints that she is ready to let somebody in.`,
    },
    {
      name: 'evaluates',
      why: 'A comment that evaluates judges how good the story is.',
      examples: `
The ending is moving and beautifully prepared.
I find the description of the tower far too long.
The dialogue at the station is the finest scene of the book.
The second chapter is dull and could be cut.
The author handles the meeting with admirable restraint.
The dog is the least convincing character in the story.
The quarrel of the sisters is told with great skill.
The rain at the end is a worn-out effect.
This is a brilliant opening.
The window scene is disappointing after such a strong beginning.`,
    },
  ],
}
