import type { Kind } from '../kinds'

export const narratorsKinds: Record<number, readonly Kind[]> = {
  8: [
    {
      name: 'first-person narrator',
      why: 'A first-person narrator takes part in the story and says *I*.',
      examples: `
I locked the shop and hoped that my sister had not seen me.
My hands shook when I read her letter.
We never asked where my uncle went at night; I did not dare.
I was nine, and I believed every word the sailor said.
When the lights failed, I counted the stairs aloud.
I have told this story often, but never the true one.
My brother laughed, and I hated him for it.
I did not know then that the house was ours.
The captain praised me, though I had done nothing.`,
    },
    {
      name: 'limited narrator',
      why: 'A limited narrator knows the thoughts of one character only.',
      examples: `
Mei hoped that the guard would not turn. She could not tell what he was thinking.
Omar felt the cold water rise. What did the silent diver beside him want?
To Zoe the room seemed smaller than before. She wondered why Aunt Ida smiled.
Leo believed that he had won. Why, then, was Ravi grinning?
She knew the answer, but the judge's face told her nothing.
Kofi feared the dark stairs. He could only guess what his cousin felt.
Amina was proud of her bread. What her mother thought, she could not guess.
He remembered the promise. Did she? He could not read her eyes.
Nadia wanted to run. She had no idea whether the others were afraid.`,
    },
    {
      name: 'omniscient narrator',
      why: 'An omniscient narrator knows the thoughts of several characters.',
      examples: `
Mei hoped that the guard would not turn, and the guard prayed that she would run.
Omar longed to go home, while Zoe secretly wished to stay forever.
The king thought of war, the queen of her garden, and the page of supper.
Leo was sure that he had won; Ravi knew better.
The mother feared the storm, the father welcomed it, and the baby dreamed of milk.
Each of the two believed that the other was angry, and neither was.
The teacher regretted the test, and her students already planned their revenge.
Kofi envied his cousin, and she, without knowing it, envied him.
The old man recalled his youth, and the boy beside him imagined being old.`,
    },
    {
      name: 'objective narrator',
      why: 'An objective narrator reports only what can be seen and heard.',
      examples: `
The woman set down her bag. The man looked at the clock. Neither spoke.
A door slammed. A child in a yellow coat ran across the yard.
"You are late," said the guard. The girl shrugged and handed him a card.
The two men shook hands. One of them dropped an envelope into a bin.
The bus stopped, and nobody got off. The driver turned off the lights.
The boy opened the box, closed it, and put it back on the shelf.
"Is it raining?" asked the old woman. Her son drew the curtain without a word.
Three dogs lay in the shade. A cyclist passed and rang her bell.
The waiter brought two cups. Only one of them was touched.`,
    },
  ],
}
