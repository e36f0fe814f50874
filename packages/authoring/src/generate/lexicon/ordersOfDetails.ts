import type { Kind } from '../kinds'

export const ordersOfDetailsKinds: Record<number, readonly Kind[]> = {
  7: [
    {
      name: 'order of time',
      why: 'In an order of time, one event follows another.',
      examples: `
First the clay is mixed. Then it rests for a day. Finally it is fired.
In March the swallows come. By May there are eggs. In August the young ones leave.
At six she ran. After breakfast she swam. In the evening she slept like a stone.
The seed swells first. Days later a root appears. Then comes the leaf.
In 1850 there was one mill. Ten years later there were six. By 1900 all were closed.
To begin, sand the board. Next, brush off the dust. Finally, paint it.
The bell rang at noon. Minutes later the square was full. By one o'clock it was empty.
As a boy he herded goats. Later he sailed. In his old age he wrote it all down.
First came the drums. Then the flags passed by. At the end walked one small dog.
At dawn the fog lies thick. By ten it thins. At noon the hills stand clear.
Before the war she painted fruit. During it she painted nothing. Afterward she painted doors.
Soak the beans at night. In the morning, cook them. At noon, add the herbs.`,
    },
    {
      name: 'order of space',
      why: 'In an order of space, the eye moves from one place to the next.',
      examples: `
To the left stands a stove. In the middle is a table. On the right hangs a clock.
Down in the valley lies the village. Halfway up is a chapel. On top grows one tree.
The cellar is full of barrels. Above it is the shop. Under the roof sleep the pigeons.
In front sit the flutes. Behind them are the horns. At the back stand the drums.
North of the river lie fields. To the south there are woods. In the east rises a dam.
The lid is gold. Below it runs a band of blue. Around the foot curl two snakes.
Near the door stands a bench. Farther in is the counter. Along the back wall are shelves.
On the upper shelf are maps. Below them stand atlases. On the floor lie rolled charts.
The head of the beetle is black. Its back is green. Underneath it is yellow.
In the west the plain is flat. Toward the center it rises. In the east it meets the cliffs.
Beside the gate grows a rose. Across the yard is the well. Beyond it begins the orchard.
Outside, the wall is white. Inside, it is red. Above the altar it is blue.`,
    },
    {
      name: 'order of importance',
      why: 'In an order of importance, the details go from less to more important, or the other way around.',
      examples: `
The hat looks silly. Worse, it is too warm. Worst of all, it hides the road.
Above all, be honest. It also helps to be brief. A joke is the least you need.
The plan is slow and also costly. But its greatest fault is that it is dangerous.
Good shoes matter. Water matters more. Most important of all is a map.
The main reason is safety. A lesser one is cost. Least of all do we care about looks.
The room was small, and what was worse, cold. The worst was the silence.
Trees give fruit and shade. More important, they clean the air. Most of all, they hold the soil.
A dog costs time. It costs even more patience. But its greatest price is the day it dies.
The key witness was the baker. Less important was the guard. The cook hardly mattered.
Speed is useful. Accuracy is more useful. But fairness is the most important thing in a judge.
The chief danger is ice. Wind is a smaller one. Wolves are the least of your worries.
He forgot the bread. Worse, he forgot the tent. Worst of all, he forgot his brother.`,
    },
  ],
}
