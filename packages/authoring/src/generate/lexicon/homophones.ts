/** Words that sound the same: what each means, and slips that are no words. */
export const meanings: Record<string, string> = {
  there: 'in that place, or a word before *is* and *are*',
  their: 'belonging to them',
  "they're": 'they are',
  your: 'belonging to you',
  "you're": 'you are',
  its: 'belonging to it',
  "it's": 'it is',
  to: 'in the direction of, or before a verb',
  too: 'also, or more than enough',
  two: 'the number 2',
  hear: 'to notice with your ears',
  here: 'in this place',
  see: 'to look at with your eyes',
  sea: 'the ocean',
  no: 'the opposite of yes',
  know: 'to have in your mind',
  right: 'correct, or not left',
  write: 'to put words on paper',
  son: 'a boy child',
  sun: 'the star in our sky',
  ate: 'had a meal',
  eight: 'the number 8',
  blew: 'moved air (past of blow)',
  blue: 'a color',
  one: 'the number 1',
  won: 'came in first',
  meat: 'food from an animal',
  meet: 'to come together',
  flour: 'what bread is made of',
  flower: 'the bloom of a plant',
  pair: 'two that belong together',
  pear: 'a fruit',
  tail: 'the end of an animal',
  tale: 'a story',
  week: 'seven days',
  weak: 'not strong',
  knight: 'a soldier of old times',
  night: 'when it is dark',
  whole: 'all of it',
  hole: 'an opening in something',
  wait: 'to stay until something happens',
  weight: 'how heavy something is',
  piece: 'a part of something',
  peace: 'a time without fighting',
  brake: 'what stops a bike',
  break: 'to fall apart, or a short rest',
  hair: 'what grows on your head',
  hare: 'an animal like a rabbit',
  steal: 'to take what is not yours',
  steel: 'a strong metal',
  threw: 'made a ball fly from the hand',
  through: 'in one side and out the other',
  wear: 'to have on your body',
  where: 'in which place',
  waste: 'to use badly',
  waist: 'the middle of your body',
  wood: 'what trees are made of',
  would: 'the past of *will*',
  creak: 'to make a squeaky sound',
  creek: 'a small stream',
  plain: 'simple',
  plane: 'a machine that flies',
  fair: 'just to everybody',
  fare: 'the price of a ride',
  bored: 'not interested',
  board: 'a flat piece of wood',
  road: 'a way for cars',
  rode: 'went on a bike or horse',
  mail: 'letters and packages',
  male: 'not female',
  principal: 'the head of a school',
  principle: 'a rule you live by',
}

export const homophoneSets: Record<number, string> = {
  3: "there their they're|your you're|its it's|to too two|hear here|see sea|no know|right write|son sun|ate eight|blew blue|one won|meat meet|flour flower|pair pear|tail tale",
  4: 'week weak|knight night|whole hole|wait weight|piece peace|brake break|hair hare|steal steel|threw through|wear where|waste waist|wood would|creak creek|plain plane|fair fare|bored board|road rode|mail male',
}

/** The sentence forces the word in braces. */
export const homophoneSentences: Record<number, string> = {
  3: `
The twins forgot {their} lunch boxes at home.
Put the box over {there} by the door.
The girls are happy because {they're} going to the fair.
Is this {your} pencil or mine?
I think {you're} the best goalie on the team.
The dog chased {its} own tail.
I think {it's} going to rain soon.
We walked {to} the library after school.
This soup is {too} hot to eat.
A bike has {two} wheels.
I can {hear} the band from far away.
Please come {here} and sit beside me.
Owls can {see} well in the dark.
The ship sailed across the {sea} for weeks.
There is {no} milk left in the bottle.
Do you {know} the name of that bird?
Your answer is {right}, and you get a point.
I will {write} a letter with my new pen.
The king gave his crown to his {son}.
The {sun} rose over the hills at six.
We {ate} soup for lunch.
A spider has {eight} legs.
The wind {blew} the leaves off the tree.
The sky is {blue} today, without a cloud.
Only {one} cookie is left on the plate.
Our team {won} the race by a foot.
A lion eats {meat}, not grass.
Let us {meet} at the gate at noon.
We need {flour} and eggs for the cake.
A bee sat on the yellow {flower}.
I need a new {pair} of socks.
She ate a ripe {pear} from the tree.
The cat has a long gray {tail}.
Grandpa told us a {tale} about a giant.
The birds feed {their} chicks all day.
{There} is a frog in the pond.
My brother wants to come, {too}.
Where is {your} other boot?`,
  4: `
After the flu, she felt too {weak} to stand up.
There are seven days in a {week}.
The {knight} wore armor and carried a shield.
Bats hunt at {night}, when it is dark.
He ate the {whole} pizza and left nothing for us.
The mouse ran into a {hole} in the wall.
We had to {wait} an hour for the bus.
The doctor measured my height and my {weight}.
May I have a {piece} of that cake?
After the war, there was {peace} for fifty years.
The {brake} on my bike squeaks when I stop.
If you drop that vase, it will {break}.
She brushed her long {hair} before school.
The {hare} hopped across the field faster than a rabbit.
Thieves tried to {steal} the painting from the museum.
The bridge is made of {steel}, a strong metal.
The pitcher {threw} the ball to first base.
The train went {through} a long tunnel.
You should {wear} a coat in this cold wind.
Do you know {where} my glasses are?
Turn off the water so that you do not {waste} it.
He wore a leather belt around his {waist}.
The cabin was built of {wood} from old trees.
I {would} like a glass of water, please.
The old stairs {creak} under every step.
We waded in the {creek} to look for crayfish.
She wore a {plain} gray dress without any pattern.
The {plane} landed at the airport on time.
The judge was {fair} to both sides.
The bus driver asked us to pay the {fare}.
The children were {bored} because there was nothing to do.
The carpenter nailed the {board} to the wall.
The truck drove along a bumpy {road}.
We {rode} our horses across the valley.
The letter came in the {mail} this morning.
The {male} lion has a thick mane around its head.
She took a {break} after two hours of work.`,
}
