import type { Kind } from '../kinds'

export const tropesKinds: Record<number, readonly Kind[]> = {
  11: [
    {
      name: 'synecdoche',
      why: 'Synecdoche names a part for the whole.',
      examples: `
All hands came on deck.
The farmer owns sixty head of cattle.
She has nine mouths to feed.
Fresh eyes should read the report.
He bought a new set of wheels.
A hundred sails appeared on the horizon.
The ranch needs more strong hands before the harvest.
Every roof on the island was searched.
Gray beards shook over the plan.`,
    },
    {
      name: 'litotes',
      why: 'Litotes affirms something by denying its opposite.',
      examples: `
The soup was not bad at all.
She is no stranger to hard work.
His speech was not exactly short.
That is no small achievement.
The climb is not without danger.
He was not unhappy to see them go.
Her fame is not undeserved.
It was no accident that he won.
The film is not uninteresting.`,
    },
    {
      name: 'zeugma',
      why: 'Zeugma ties one word to two others in two different senses.',
      examples: `
She caught the bus and a cold.
He lost his coat and his temper.
They covered ninety miles and every subject.
She broke his car and his heart.
He took his hat and his leave.
The storm sank my boat and my dreams.
She opened the door and her mind.
He ran for office and for cover.
They raised three children and some doubts.`,
    },
    {
      name: 'paradox',
      why: 'A paradox seems to contradict itself, yet it holds a truth.',
      examples: `
The more I learn, the less I know.
To win this game, you must stop wanting to win.
He was most alone in a crowd.
You must be cruel to be kind.
The loudest answer was her silence.
Only a fool is sure that he is wise.
Make haste slowly.
We destroyed the village in order to save it.
The child is father of the man.`,
    },
  ],
}
