import type { Kind } from '../kinds'

export const themes: Record<number, readonly Kind[]> = {
  6: [
    {
      name: 'Honesty is worth its price.',
      why: 'In a story of honesty, somebody tells the truth though it costs something, and gains by it, or lies and loses.',
      examples: `
Noor tells the judge that her own dog touched the flag. She loses the race but wins her rival's trust.
A boy owns up to the broken vase. His aunt is angry for a day and gives him the keys to her shop for the summer.
The merchant lies about a crack in the bell. At the feast the bell splits, and nobody believes him again.
Ivo gives back the extra change. The baker remembers it when she needs somebody she can believe.
The champion admits that he stepped over the line. The crowd cheers louder than for any victory.
Lia copies her essay. The prize feels like a stone in her pocket until she confesses.
The ferryman tells travelers about the leak. Fewer ride with him, but all who do come back.
A student reports that her own grade was added up too high. It falls, and she sleeps well again.`,
    },
    {
      name: 'Work together, and hard things become possible.',
      why: 'In a story of working together, what nobody can do alone is done by several.',
      examples: `
No ant can lift the plum. Forty of them roll it home before the rain.
Each neighbor has one tool. In a single Saturday they put up a barn.
The flute is lost without the drum, and the drum is dull without the flute. Side by side they fill the square.
Three climbers fail one by one. Tied to one rope, they reach the top.
A man who cannot see carries a man who cannot walk, and is told where to step. Both cross the river.
Every child brings one brick. By winter the village has an oven.
The twins quarrel about the oars and go in circles. When they pull in time, the boat flies.
No bird can scare the hawk. The whole flock, crying at once, drives it off.`,
    },
    {
      name: 'Do not give up too soon.',
      why: 'In a story of not giving up, somebody tries again and again and reaches the goal at last.',
      examples: `
The thirteenth glider falls like the twelve before it. The fourteenth crosses the field.
Ada's first bread is a brick, and so is her second. By spring the whole street smells of her loaves.
A spider spins its web in the wind nine times. On the tenth morning it holds.
Every editor sends the story back. Years later, the one who opens it once more weeps over it.
Kofi cannot float. He returns to the pool each dawn, and in August he swims to the island.
The seed sleeps through two dry years. The old woman waters the bare pot, and in the third it sprouts.
The violin squeaks for months. One evening a stranger stops below the window to listen.
The mule slips back on the icy path, rests, and climbs on. At dusk it stands in the warm stable.`,
    },
    {
      name: 'Greed can cost you what you have.',
      why: 'In a story of greed, somebody wants more than enough and loses what was there.',
      examples: `
The fisherman throws back a good trout, hoping for a bigger one, and goes home with nothing.
A woman has a hen that lays one silver egg a day. She locks it in to make it lay two, and it stops.
The dog drops its bone to snatch a bigger one from its neighbor. Now it has none.
The king taxes the bees' honey until the bees fly away with the spring.
Two brothers each want the whole cow. While they fight in court, the lawyer drinks the milk.
The miner digs one more tunnel, though his bags are full. The roof comes down on all his gold.
The collector trades all his stamps for a single rarer one, and the wind takes it out of his hand.
The squirrel stuffs so many nuts into its cheeks that it cannot squeeze back into its hole.`,
    },
    {
      name: 'Kindness comes back.',
      why: 'In a story of kindness, a kind act, done without thought of reward, is repaid.',
      examples: `
A girl frees a crow from a net. In the snow the crow leads her to the path.
The innkeeper lets a beggar sleep by the fire. Years later a rich guest pays all his debts.
Sam shares his lunch with the new boy, who turns out to be the only one who knows the way out of the woods.
A mouse is spared by a lion and later gnaws through the lion's ropes.
Every morning she feeds the stray. One night its barking wakes her before the fire spreads.
He plants a tree for travelers. When he is old and lost, he rests in its shade.
The nurse sings to a stranger's child. The child, grown up, becomes the doctor who saves her.
Mei lends her umbrella in a storm. The next week somebody pulls her bicycle out of the mud without being asked.`,
    },
    {
      name: 'Appearances can deceive.',
      why: 'In a story of appearances, something or somebody turns out to be very different from how it looked.',
      examples: `
The handsome red apple is full of worms; the spotted one is sweet.
Everyone laughs at the old car with its dents. It is the only one that starts in the frost.
The stern librarian whom all the children fear reads to sick cats at night.
The beautiful mask hides an empty chest; the rusty box holds the crown.
People cross the street to avoid the huge dog, which is looking for someone to give its paw to.
The smiling stranger sells them water from the river as medicine.
The quiet boy in the last row, thought to be slow, solves the riddle that has beaten the town.
The palace glitters from afar. Up close, it is painted cloth on poles.`,
    },
  ],
}
