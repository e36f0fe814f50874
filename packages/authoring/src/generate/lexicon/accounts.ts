import type { Kind } from '../kinds'

export const accounts: Record<number, readonly Kind[]> = {
  5: [
    {
      name: 'a firsthand account',
      why: 'In a firsthand account, the writer was there and tells what *I* or *we* saw and did.',
      examples: `
I was in the front row when the balloon tore, and I felt the hot air on my face.
We had eaten nothing but rice for nine days when our boat touched land.
My first telephone hung on the wall of our store, and I was afraid to touch it.
Dear Diary, today I saw the comet from our roof.
I helped to carry the sandbags, and my hands bled before noon.
We marched over the bridge arm in arm; I could hear my own heart.
As the pilot of that plane, I saw the fog close under us.
My sister and I were the last children to leave the old schoolhouse.
Yesterday the elephant put its trunk into my pocket and stole my apple.
I set the type for that front page with my own fingers.
From our window we watched the tower fall.
I shook the hand of the queen, and her glove was cold.`,
    },
    {
      name: 'a secondhand account',
      why: 'In a secondhand account, the writer was not there and tells what others have seen or written.',
      examples: `
According to old newspapers, the balloon tore above the fairground in 1889.
Historians believe that the crew lived on rice for about nine days.
The first telephone in the county was put up in a store, a local guidebook says.
Diaries of the time report that the comet could be seen for a week.
More than four hundred people carried sandbags, records of the city show.
Witnesses later told reporters how the crowd had marched over the bridge.
In her book on the flight, Dr. Lang describes how the pilot lost sight of the ground.
The schoolhouse closed in 1934, as its last report shows.
Circus posters tell us that the elephant came from Bombay.
The page was set by hand, writes a historian of the paper.
Photographs let researchers work out how the tower fell.
According to her biography, the queen wore gloves even in summer.`,
    },
    {
      name: 'a made-up story',
      why: 'In a made-up story, the writer invents what happens. Here things happen that never could.',
      examples: `
The balloon sneezed, apologized, and landed in a cloud's lap.
On the ninth day the rice began to sing, and the sailors danced.
The telephone packed its bag and moved to the mountains.
The comet knocked at the window and asked for a glass of milk.
The sandbags grew legs and marched to the river by themselves.
At midnight the bridge stood up and stretched its iron back.
The plane told the fog a joke, and the fog laughed itself thin.
When the last child had left, the school put on its hat and followed.
The elephant pulled a train ticket and a sandwich out of its trunk.
The letters of the front page climbed down and played tag.
The tower was tired of standing and sat down on the market.
The queen's glove waved good-bye and flew home on its own.`,
    },
  ],
}
