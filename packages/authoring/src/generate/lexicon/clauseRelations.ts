import type { Kind } from '../kinds'

export const clauseRelations: Record<number, readonly Kind[]> = {
  6: [
    {
      name: 'reason',
      why: 'A joining word of reason tells why.',
      examples: `
We took off our shoes because the floor was wet.
Since the road was icy, the bus drove slowly.
He stayed at home because his knee hurt.
Because she loves stars, Mia sleeps on the roof in June.
Since nobody had a key, we climbed through the window.
The plants died because we forgot to water them.
As the shop was closed, they ate apples for supper.
I lent him my coat because he was shivering.
Because the wind had turned, the fire missed the barn.
Since it was Sunday, the market was empty.`,
    },
    {
      name: 'contrast',
      why: 'A joining word of contrast leads to something unexpected or different.',
      examples: `
Although it was late, the lights were still on.
He smiled, although his tooth hurt.
Even though she trained hard, she came in last.
The soup was cold, though the cook had just brought it.
Although nobody clapped, Ken bowed three times.
Even though the map was wrong, we found the lake.
My brother likes crowds, whereas I like empty rooms.
The house is small, although it has nine windows.
Though the dog is old, it still jumps the fence.
Even though it was free, nobody took the piano.`,
    },
    {
      name: 'time',
      why: 'A joining word of time tells when.',
      examples: `
After the rain stopped, we went outside.
Wash the brushes before the paint dries.
Wait here until I come back.
When the whistle blew, the dancers froze.
As soon as the oven is hot, put in the bread.
He hums while he washes the car.
Until the bridge was built, people used a ferry.
Before you sign, read every line.
While the band played, the rain held off.
The birds were quiet after the hawk flew by.`,
    },
    {
      name: 'condition',
      why: 'A joining word of condition tells on what it depends.',
      examples: `
If you hold the ladder, I will climb.
We will be late unless we run.
You may keep the kitten provided that you feed it.
If the wind is right, we can sail.
Unless it rains, the concert is in the park.
The alarm rings if somebody opens the case.
Provided that everyone agrees, we will vote today.
The cake will sink if you open the oven.
Unless you whisper, the deer will run.
If nobody claims the ring, it is yours.`,
    },
  ],
}
