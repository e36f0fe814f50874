import type { Kind } from '../kinds'

export const poeticMeans: Record<number, readonly Kind[]> = {
  11: [
    {
      name: 'apostrophe',
      why: 'Apostrophe speaks to a thing, an idea, or somebody absent, as if they could hear.',
      examples: `
O soldiers of the old war, can you hear?
Milton, the age has need of you again.
Old river, I have told my griefs to you.
Mother, ten winters gone, I write to you.
O teacher, long since buried, hear me read.
How long we waited, gentle rain, for you!
Grandfather, dead these years, you would have laughed.
O mountain, I have climbed you all my life.`,
    },
    {
      name: 'personification',
      why: 'Personification lets a thing act or feel as a person does.',
      examples: `
The morning put its slippers on and came.
The kettle grumbled to the patient stove.
Night gathered up its skirts and left the yard.
The mountain wore the evening with some pride.
The old barn leaned and listened to the corn.
Envy sat down beside us at the feast.
The wind went through our pockets, finding none.
The clock forgave us nothing, but it wept.`,
    },
    {
      name: 'oxymoron',
      why: 'An oxymoron joins two words that contradict each other.',
      examples: `
He left her with a kind and cruel smile.
A deafening silence fell across the square.
We feasted there on freezing fire.
She loved the bitter sweetness of the air.
A wise fool taught me all I ever learned.
They kept an open secret for ten years.
The living dead of office hours came home.
What loud and crowded loneliness was ours!`,
    },
    {
      name: 'alliteration',
      why: 'Alliteration begins several near words with the same sound.',
      examples: `
The furrow followed, fresh and far and fine.
Wild water wound its way below the wall.
Soft, silver, slow, the salmon slid to sea.
Bare, broken boughs were bending to the blast.
Dust and the drumming dark, and dawn delayed.
Pale petals poured upon the patient path.
Long lay the light on lake and leaf and lane.
Hard were the hills, and high above them hung the hawk.`,
    },
    {
      name: 'metonymy',
      why: 'Metonymy names a thing by something that belongs to it.',
      examples: `
The crown has sent no answer to the farms.
She fed nine children with her pen alone.
The pen will bury what the sword has won.
The gray suits talked, and no one heard the docks.
The kettle's on: come in and drink a cup.
The whole town wept to hear the empty chair announced.
The bench will rule upon our case in May.
Ten thousand boots went singing to the war.`,
    },
  ],
}
