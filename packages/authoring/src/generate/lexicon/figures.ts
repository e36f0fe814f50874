import type { Kind } from '../kinds'

export const figures: Record<number, readonly Kind[]> = {
  5: [
    {
      name: 'simile',
      why: 'A simile compares two things with *like* or *as*.',
      examples: `
The moon hung there like a lantern.
My backpack is as heavy as a load of bricks.
The twins fought like cats over one ball of string.
Her answer was as sharp as a tack.
The snow squeaked like new shoes under our feet.
Grandpa's hands are as rough as bark.
News ran through the school like fire through straw.
The baby's cheek felt as soft as a peach.
The old truck coughed like a sick bear.
His pockets were as empty as a bird's nest in winter.`,
    },
    {
      name: 'metaphor',
      why: 'A metaphor says that one thing is another.',
      examples: `
The moon was a silver coin.
My brother is a walking dictionary.
The playground was a zoo after lunch.
Her smile is a sunrise.
The highway was a parking lot at five.
Books are doors to other worlds.
The cat's tongue is a piece of sandpaper.
That test was a mountain.
The fallen leaves were a red carpet.
Our kitchen is a bakery on Sundays.`,
    },
    {
      name: 'idiom',
      why: 'An idiom means something other than its words say.',
      examples: `
Dad hit the sack right after dinner.
It was raining cats and dogs.
Do not let the cat out of the bag before the party.
I am going to hit the books tonight.
He got up on the wrong side of the bed.
She is feeling under the weather today.
Hold your horses; the show starts at six.
The new bike cost an arm and a leg.
We will cross that bridge when we come to it.
Zuri always plays her cards close to her chest.`,
    },
    {
      name: 'plain words',
      why: 'Plain words mean just what they say; nothing is pictured.',
      examples: `
The moon came up at eight.
My backpack holds two books.
Dad went to bed after dinner.
It rained from noon until four.
Her answer was short and clear.
The baby slept on a blue quilt.
The new bike has twelve gears.
Snow fell on the roof all night.
He took the bus to the museum.
The truck stopped beside the barn.`,
    },
  ],
  8: [
    {
      name: 'verbal irony',
      why: 'In verbal irony somebody says the opposite of what is meant.',
      examples: `
"Lovely weather," said Ines as hail broke the last window.
Staring at his flat tire, Mr. Cole muttered, "What a marvelous start."
"Take your time; we have all week," said the cook as the kitchen filled with smoke.
"I just adore waiting," sighed Bea in the third hour of the line.
"What a genius," said Leo as the robot rolled into the pond.
Soaked to the skin, the captain remarked, "I feared that we might stay dry."
"How generous," she said, counting the two pennies of her tip.
"Another triumph of planning," said Uma as the tent fell on the guests.
"Please, play it louder; they cannot hear you in Canada," said the neighbor.
Looking at the burned toast, Dov said, "Cooked to perfection."`,
    },
    {
      name: 'situational irony',
      why: 'In situational irony the outcome is the opposite of what one would expect.',
      examples: `
The fire station burns down while its crew is at a safety fair.
A locksmith locks himself out on the day he wins a prize for his locks.
The man who never travels for fear of accidents falls off his own sofa.
A spelling champion's trophy arrives with his name misspelled.
The thief steals a purse and finds his own stolen wallet in it.
She moves to a quiet village, and a drum school opens next door.
The swimming coach is rescued from the shallow end by a beginner.
He sells the painting for a dollar to buy a book on how to spot valuable paintings.
The weather forecaster's picnic is rained out.
The marriage counselor and her husband cannot agree on a name for their boat.`,
    },
    {
      name: 'dramatic irony',
      why: 'In dramatic irony we know what a character does not know.',
      examples: `
The audience sees the trapdoor; the singer, stepping back, does not.
We have read the letter that Ada burns unread, and we know that it forgives her.
The viewers know that the kind guest is the spy; the family pours him more tea.
Readers know that the ring is in the pie before Oscar takes his first bite.
The audience has seen the bridge collapse; Nora, singing, drives toward it.
We know that the soldier at the door is her son; she asks him for his name.
The reader knows the treasure is under the bench where the pirates sit and quarrel.
The audience knows the phone is dead, but Grandmother keeps talking to it.
We have watched the twins change places; the teacher praises the wrong one.
Viewers know that the bag holds snakes; the thief runs off with it, laughing.`,
    },
    {
      name: 'pun',
      why: 'A pun plays on two meanings of a word or on two words that sound alike.',
      examples: `
The baker quit because he could not make enough dough.
The calendar is sad: its days are numbered.
The math book never smiles; it has too many problems.
A bicycle cannot stand alone, for it is two tired.
The shoemaker saved every sole in town.
Old gardeners never stop; they just go to seed.
The electrician was shocked by the bill.
The fisherman who plays the piano tunes it by the scales.
The skeleton stayed at home, for he had no body to go with.
The ghost teacher went over the lesson until it went through everyone.`,
    },
  ],
  10: [
    {
      name: 'antithesis',
      why: 'Antithesis sets two opposites side by side in like form.',
      examples: `
They promised us bread and gave us stones.
To err is easy; to admit it is hard.
He spoke like a saint and lived like a wolf.
The rich count their coins, the poor their crumbs.
We buried our anger and raised our hopes.
What the winter took, the spring returned.
She was slow to blame and quick to praise.
Little was said, but much was understood.`,
    },
    {
      name: 'rhetorical question',
      why: 'A rhetorical question expects no answer; it makes a point.',
      examples: `
Who among us has never been afraid?
Is a river worth less than a parking garage?
Do we teach children in order to keep them silent?
How many warnings does a government need?
What is a home, if it can be sold over our heads?
Can a closed door welcome anyone?
Would you hand your house keys to a stranger?
Has courage ever been convenient?`,
    },
    {
      name: 'understatement',
      why: 'Understatement says less than is meant.',
      examples: `
The surgeon, after eleven hours, said she was a bit tired.
A hurricane is rather bad for a picnic.
Losing both engines made the flight somewhat less relaxing.
The billionaire admitted that he was not exactly poor.
The desert can be a little short of water.
Winning five gold medals was not a bad week, she said.
The volcano caused some inconvenience to the village below it.
It is no small thing to cross an ocean in a bathtub.`,
    },
    {
      name: 'hyperbole',
      why: 'Hyperbole says far more than can be true.',
      examples: `
The committee has been sitting since the dinosaurs.
His speeches could put a waterfall to sleep.
I have told you a million times to save your work.
The line for tickets reached halfway to the moon.
Her suitcase weighed more than the airplane.
The soup was so hot that it melted the spoon, the bowl, and the table.
The whole world stopped breathing when she raised the bow.
He has read every book that was ever printed, twice.`,
    },
    {
      name: 'asyndeton',
      why: 'Asyndeton leaves out the joining words between the parts.',
      examples: `
They came, they measured, they built, they left.
She lost her house, her garden, her name.
We shall argue, vote, work, rest.
The room had maps, masks, drums, dust.
He watched, waited, struck.
Without light, without heat, without hope, they held the tower.
I have lived it, dreamed it, paid for it.
The storm tore roofs, fences, trees, wires.`,
    },
  ],
}
