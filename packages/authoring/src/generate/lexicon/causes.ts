import type { Kind } from '../kinds'

export const causes: Record<number, readonly Kind[]> = {
  3: [
    {
      name: 'a cause',
      why: 'A cause tells **why** another thing happens.',
      examples: `
*Because the bridge was out*, we turned back.
*The pond froze*, so the ducks left.
We stayed inside *because it hailed*.
*Since the bus was late*, Eli missed the song.
*The dog dug a hole*, so the fence fell over.
Mom was glad *because we washed the car*.
*Because the lamp was off*, I bumped my knee.
*It did not rain*, so the grass turned brown.
The cake burned *because the oven was too hot*.
*Since Lin had a cold*, she stayed in bed.
*The wheel broke*, so the cart stopped.
The baby cried *because the bell was loud*.`,
    },
    {
      name: 'an effect',
      why: 'An effect tells **what happens** because of another thing.',
      examples: `
Because the gate was open, *the pig got out*.
The wind blew hard, *so the sign fell down*.
*We had no lights* because the storm cut the wires.
Since the ice had melted, *Ana could not skate*.
The cook used too much salt, *so nobody ate the stew*.
*Dad was late* because he had lost his keys.
Because the drum was so loud, *the cat hid under the bed*.
The sun was strong, *so the snowman shrank*.
*The milk went bad* because it had stood in the sun.
Since it was Ben's birthday, *we baked a cake*.
The bag had a hole, *so all the nuts fell out*.
*The puppy shook* because the water was cold.`,
    },
    {
      name: 'a time or a place',
      why: 'A time or a place tells only when or where something happens.',
      examples: `
*On Monday morning* the bridge was out, so we turned back.
The ducks left *in November* because the pond froze.
We stayed *in the red tent* because it hailed.
*After lunch* Eli was sad because he had missed the song.
The dog dug a hole *behind the shed*, so the fence fell over.
Mom was glad *last night* because we washed the car.
Because it was dark *in the hall*, I bumped my knee.
*In August* it did not rain, so the grass turned brown.
The cake burned *at noon* because the oven was too hot.
Since Lin had a cold, she stayed in bed *for two days*.
The wheel broke *near the mill*, so the cart stopped.
Because the bell was loud, the baby cried *during the show*.`,
    },
  ],
}
