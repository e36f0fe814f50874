import type { Kind } from '../kinds'

export const softMarks: Record<number, readonly Kind[]> = {
  8: [
    {
      name: 'a short pause',
      why: 'A comma can make the reader pause a moment after the opening words.',
      examples: `
After the storm, the beach was covered with shells.
Quietly, the two boys closed the gate.
At the end of the pier, an old man sold kites.
Tired but happy, the team rode home.
In the evening, the swallows came back.
Before the curtain rose, she tied her shoes again.
Without a word, he handed her the letter.
Far below us, a river wound through the fields.
On the last page, the detective smiles.
When the bell rang, nobody moved.`,
    },
    {
      name: 'a sharp break',
      why: 'A dash can break off sharply before a surprise or another thought.',
      examples: `
The chest was locked, dusty, heavy—and empty.
He reached for the rope—and grabbed a snake.
I was about to answer—no, you would not believe it.
The winner of the race is—a tortoise!
She had packed for everything—except rain.
They opened the door to the attic—light poured out.
My brother can cook one dish—toast.
The cat crept up to the bird—it was made of wood.
Everybody cheered—everybody but Milo.
We had one rule on the boat—and Ike had just broken it.`,
    },
    {
      name: 'a voice that trails off',
      why: 'An ellipsis can show that somebody hesitates or does not finish.',
      examples: `
"I only thought that ..." he murmured and looked at his feet.
"If I had known ..." said Mrs. Lowe and shook her head.
"Well ... I may have eaten one," said Toby.
"Do you think that she ..." Ana could not finish.
"The map was here, and now ..." His hand sank.
"Perhaps ... yes, perhaps we should wait," said the guide.
"I would love to come, but ..." Her eyes went to the clock.
"Um ... is this seat taken?" asked the new girl.
"You mean the ghost is ..." The lamp flickered.
"He was a good dog ..." said Grandpa, and nobody spoke.`,
    },
    {
      name: 'words left out',
      why: 'An ellipsis can show that words of a quotation have been left out.',
      examples: `
The report states, "The bridge ... is not safe for trucks."
According to the guide, "Visitors ... must stay on the path."
The law says, "Every child ... has a right to school."
Her diary reads, "We sailed at dawn ... and saw no land for a week."
The label warns, "Keep this product ... away from heat."
The article claims, "Bats ... eat a thousand insects an hour."
As the mayor wrote, "This park ... belongs to all of us."
The manual advises, "Turn the wheel ... until it clicks."
The poster promises, "The circus ... returns in June."
The review calls it "a film ... without a single dull minute."`,
    },
  ],
}
