import type { Kind } from '../kinds'

export const storyParts: Record<number, readonly Kind[]> = {
  4: [
    {
      name: 'character',
      why: 'A sentence about a character tells what somebody in the story is like.',
      examples: `
Gus was a shy boy who loved maps.
The baker was as patient as a tree.
Lola never lied and never hurried.
Old Rufus was a grumpy but honest dog.
The princess was bold and a little spoiled.
Miss Finch was kind to every stray cat.
Omar was the tallest and quietest of the five.
The twins were curious about everything.
Captain Bo was proud of his spotless ship.
Nita was so cheerful that she hummed in her sleep.`,
    },
    {
      name: 'setting',
      why: 'A sentence about the setting tells where or when the story happens.',
      examples: `
It was a cold night on the edge of the desert.
The story begins in a lighthouse a hundred years ago.
Snow lay on the roofs of the little town.
Long ago there was a castle beside a black lake.
It was the hottest day of July in the city.
Deep in the jungle stood a stone gate.
The harbor smelled of salt and tar that morning.
In those days the valley had no road.
It was midnight in the empty museum.
Rows of tents filled the meadow at sunrise.`,
    },
    {
      name: 'problem',
      why: 'A sentence about the problem tells what goes wrong or is needed.',
      examples: `
Gus had lost his way, and the sun was going down.
There was no flour left, and the feast was tomorrow.
The bridge had washed away, so nobody could cross.
Somebody had stolen the bell from the tower.
Lola could not find her voice on the day of the concert.
The well was dry, and the animals were thirsty.
Rufus was stuck in the pipe and could not turn around.
The twins had broken the clock, and Grandpa was on his way.
The ship had a leak, and the pump did not work.
Nita had to speak to the class, but she was too afraid.`,
    },
    {
      name: 'solution',
      why: 'A sentence about the solution tells how the trouble ends.',
      examples: `
At last Gus climbed a tree, saw the river, and followed it home.
In the end the neighbors each brought a cup of flour.
Finally, they tied logs together and floated across.
The thief brought the bell back, and it rang again.
With a spoonful of honey, Lola's voice came back.
In the end they dug deeper, and clear water rushed up.
Everyone pulled at once, and out came Rufus.
In the end the twins fixed the clock before he came.
Finally, a patch of wax closed the hole for good.
She spoke to her friend's smile in the front row, and her fear melted.`,
    },
  ],
}
