import type { Kind } from '../kinds'

const SEQUENCE = 'A sequence tells events or steps in their order.'
const CAUSE = 'Cause and effect tells why something happens, or what comes of it.'
const COMPARE = 'Compare and contrast tells how two things are alike or different.'
const PROBLEM = 'Problem and solution tells about a trouble and a way out of it.'

export const textStructures: Record<number, readonly Kind[]> = {
  5: [
    {
      name: 'sequence',
      why: SEQUENCE,
      examples: `
First the potter kneads the clay. Then she shapes the bowl. At last she bakes it.
In spring the bear wakes. In summer it eats. In fall it looks for a den.
Mix the flour and water. Next, let the dough rest. After an hour, roll it out.
The train was built in 1900. In 1950 it got a new engine. Today it stands in a park.
First a seed swells. Then a root comes out. Finally, a leaf opens.
Before the show, the actors dress. Then the lights go down. After that, the curtain rises.
At dawn the boats leave. By noon the nets are full. In the evening the market opens.
First fold the paper in half. Next, fold the corners. Finally, pull out the wings.
At six Mara was in the yard. By seven she was on the road. At eight she saw the sea.
To plant a bulb, dig a hole first. Then set the bulb in it. After that, cover it.`,
    },
    {
      name: 'cause and effect',
      why: CAUSE,
      examples: `
Salt was put on the road. As a result, the ice melted.
Because the pond dried up, the frogs moved to the river.
The dam broke. Therefore, the valley was flooded.
Bees stayed away that year. As a result, the trees had few apples.
Since the lamp was left on, the battery was empty in the morning.
The reason why the bread is flat is that the yeast was too old.
A tree fell on the wires; for this reason, the whole street was dark.
Because iron rusts in rain, the bridge is painted every year.
The sun warms the land faster than the sea. Therefore, a breeze blows from the water.
The reason why owls fly without a sound is that their feathers have soft edges.`,
    },
    {
      name: 'compare and contrast',
      why: COMPARE,
      examples: `
Both frogs and toads lay eggs in water, but toads have dry skin.
A cello looks like a violin. However, it is much larger and sounds lower.
Alligators have wide snouts. Crocodiles, on the other hand, have narrow ones.
Like the bus, the tram is cheap. Unlike the bus, it never waits in traffic.
Both sisters love music, but one sings and the other plays drums.
Ponies are smaller than horses, but both eat grass and oats.
Unlike moths, butterflies fold their wings upright when they rest.
The old school had one room. In contrast, the new one has forty.
Ice and steam are both water; however, one is hard and the other is a gas.
Like a wolf, a fox lives on meat. Unlike a wolf, it hunts alone.`,
    },
    {
      name: 'problem and solution',
      why: PROBLEM,
      examples: `
Deer ate the young trees. To stop them, the farmer built a high fence.
The hikers had no map. The answer was to follow the stream down to the village.
Birds kept hitting the window. The family solved this with paper shapes on the glass.
Nobody could hear the speaker in the back row. So that all could hear, they hung up a loudspeaker.
Ships used to hit the rocks at night. To warn them, the town put up a lighthouse.
The classroom was too noisy. The class solved this with tennis balls under the chairs.
The library had no money for books. The answer was a book sale in the square.
Sand blew over the road. To hold it, people planted grass on the dunes.
Letters were lost on the way. The post office solved this with a number for each town.
The well was far away. To save the long walk, the villagers laid a pipe.`,
    },
  ],
  8: [
    {
      name: 'sequence',
      why: SEQUENCE,
      examples: `
Spies mapped the harbor in March; by June the fleet had sailed; in August the city fell.
The wax is carved, then cased in clay; once it has melted out, bronze is poured in.
She apprenticed at twelve, opened her own shop at twenty, and retired at ninety.
A comet's ice turns to gas, a tail forms, and after months it fades again.
Ink was ground at dawn; sheets were damped by nine; before dusk the first page hung drying.
The fever begins in the lungs, reaches the blood within a day, and breaks on the fifth.
The guild met in cellars, later in taverns, and at last in a hall of its own.
Once the herd has crossed, the calves are counted; only then does the camp break up.
The script was cut in April, shot in May, and shown the following winter.
Moss settles on bare lava; decades later come ferns; centuries later stands a forest.`,
    },
    {
      name: 'cause and effect',
      why: CAUSE,
      examples: `
Cheap paper made newspapers cheap, and cheap newspapers made readers of dockworkers.
With the wolves gone, deer multiplied, and the willows along the creek vanished.
Sailors went weeks without fruit; their gums bled for want of vitamin C.
So many wells were drilled that the ground itself sank by a meter.
The silence of the night shift stems from a single rule: no machine may run after ten.
A late frost killed the blossoms, which is why cherries cost twice as much in July.
The town owes its crooked streets to the river, whose bends the first builders followed.
Heat makes steel swell; hence the gaps that rattle under every train.
Lead pipes poisoned the quarter slowly, and a generation of children paid for it.
The invention of the elevator led landlords to prize the top floors that they had once despised.`,
    },
    {
      name: 'compare and contrast',
      why: COMPARE,
      examples: `
The elder brother saved string; the younger gave away his coat.
Whereas a sonnet argues, a haiku merely points.
Oil paint forgives a mistake, while fresco remembers every one.
The two maps share a coastline and nothing else.
A glacier and a river both carve valleys, the one with a plane, the other with a saw.
Chess rewards foresight; poker, by contrast, rewards a steady face.
Athens trained its sons to speak, while Sparta trained them to endure.
Rail is as fast as air over short distances, though far gentler on the climate.
Unlike the diary, the memoir knows how its story ends.
Both editors cut the opening; only one kept the joke.`,
    },
    {
      name: 'problem and solution',
      why: PROBLEM,
      examples: `
Rats had overrun the granaries, until somebody proposed to hire cats and pay them in milk.
Surgeons could not see past their own shadows; a ring of lamps ended the difficulty.
How could a blind reader follow print? Louis Braille's answer was six raised dots.
The tower leaned further every year, so engineers drew soil from beneath its higher side.
Clocks failed at sea; John Harrison's remedy was a watch that no wave could disturb.
Mail took a month to cross the country, a delay that relays of fresh horses cut to ten days.
The archive was crumbling; the remedy was to photograph every page.
Students skipped breakfast, so the district moved it from the cafeteria to the first lesson.
Noise had made the hall useless for music; the answer hung from the ceiling: rows of felt.
Fishing nets caught turtles, a loss that a simple trapdoor in the net has nearly ended.`,
    },
  ],
}
