import type { Kind } from '../kinds'

const idea = (name: string, why: string, examples: string): Kind => ({ name, why, examples })

/** Feelings that are shown and not told (3), places (4). */
export const inferred: Record<number, readonly Kind[]> = {
  3: [
    idea(
      'nervous',
      'Shaking, sweating, a dry mouth, pacing, and asking again and again are signs of somebody who is nervous.',
      `
Ben's hands shook as he walked to the front of the class.
Her mouth was dry, and she read her note card for the tenth time.
He walked up and down outside the dentist's door.
Nia chewed her pencil and watched the clock before the test.
His knees wobbled on the high board.
She asked three times whether the dog would bite.
Sam wiped his wet palms on his pants before the big throw.
Mei's heart pounded as the judge opened the envelope.`,
    ),
    idea(
      'proud',
      'Standing tall, beaming, and showing a prize or good work to others are signs of somebody who is proud.',
      `
Ana hung her medal where all could see it.
Grandpa showed the photo of my goal to everyone on the bus.
He stood very straight as they pinned the star on his shirt.
"I built it all by myself!" said Tia, stepping back to look.
Dad told each guest who had baked the bread.
She wrote her name in big letters under her finished drawing.
Omar beamed as his little sister read her first page.
The farmer put the blue ribbon on his gate.`,
    ),
    idea(
      'tired',
      'Yawns, heavy eyes, and having no strength left are signs of somebody who is tired.',
      `
Leo yawned and put his head on the desk.
Her eyes closed again and again over the book.
He sank into the chair and did not even take off his boots.
Mom rubbed her eyes and poured a third cup of coffee.
The runners lay down in the grass and could not lift a foot.
Jo fell asleep with the spoon in her hand.
After the long hike, nobody wanted to climb into the top bunk.
The baby's head sank onto Dad's shoulder.`,
    ),
    idea(
      'angry',
      'A red face, shouting, glaring, and slamming or kicking things are signs of somebody who is angry.',
      `
Kim stamped her foot and slammed the door.
His face turned red, and he threw the cards on the floor.
"Who took my bike again?" she shouted.
He kicked the can all the way home and would not talk to us.
She tore up the letter and hit the table with her fist.
"That is not fair!" yelled Max, pushing his chair over.
Aunt Bea put her hands on her hips and glared at the muddy dog.
He crossed his arms and scowled at the boy who had cheated.`,
    ),
    idea(
      'bored',
      'Sighing, finding nothing to do, and doing the same thing over and over are signs of somebody who is bored.',
      `
Eli counted the spots on the ceiling and sighed.
"Will it be over soon?" whispered Rosa, swinging her legs.
He flipped through all the channels and turned the TV off.
She drew circle after circle while the man talked on and on.
"What can I do now?" groaned Amir, rolling over on the rug.
Pia built a tower of sugar cubes and knocked it down for the sixth time.
He watched a fly walk across the window and wished for recess.
In the long line, Kai read the back of his ticket again and again.`,
    ),
    idea(
      'lonely',
      'Somebody who longs for company and has none is lonely.',
      `
Yara ate her lunch on the far bench and watched the others play.
No one had called the old man since Sunday.
He set up the board game, but there was nobody to move the red pieces.
On her first day at camp, she wrote to her best friend five times.
Each evening the dog lay by the gate and waited for the boy to come home.
Tom talked to the bear on his shelf, for the house was empty.
She wished that somebody would sit in the seat next to hers.
The new girl stood by the wall while the others chose partners.`,
    ),
  ],
  4: [
    idea(
      "at the dentist's office",
      'A chair that tips back, a mask, a drill, a numb lip, and talk of teeth belong to a dentist.',
      `
The chair tipped back, and a bright lamp shone into Raj's mouth.
"Open wide," said the woman behind the mask.
A drill hummed in the next room, and Nora held on to the armrests.
He rinsed with the pink water and spat into the little bowl.
"No holes this time!" Lena was given a new brush to take home.
On the wall hung a poster of a giant smiling molar.
Half his lip was still asleep when he paid at the desk.
She counted from the back to the front: "Twelve, thirteen, fourteen, all white."`,
    ),
    idea(
      'at a beach',
      'Sand, waves, gulls, and shells belong to a beach.',
      `
Kofi shook the sand out of his shoes and ran toward the waves.
The tide had carried off one wall of their castle.
Gulls fought over a crust, and everything smelled of salt and sunscreen.
Mina put the pink shell to her ear.
Their footprints were gone as soon as the next wave came.
A lifeguard blew her whistle and waved a swimmer back.
They rolled up their towels as the tide came in.
Dad dug a hole for the pole of the big umbrella, close to the surf.`,
    ),
    idea(
      'in a library',
      'Shelves, whispering, books that are checked out, and the date when they are due belong to a library.',
      `
Somebody said "Shh!" from behind the tall shelves.
She stamped the date on the card: three weeks.
Tess had to pay ten cents because she had brought it back late.
He ran his finger along the backs, from M to N, and pulled one out.
Two girls whispered over one atlas at the long table.
The cart squeaked by, full of what others had returned.
"The next book of the series is checked out," said the man at the desk.
At story hour the small ones sat on the rug between the picture books.`,
    ),
    idea(
      'in a kitchen',
      'A stove, an oven, pans, eggs, and dough belong to a kitchen.',
      `
Onions hissed in the pan, and steam ran down the window.
She punched down the dough and covered it with a cloth.
He opened the oven a crack and sniffed: ten more minutes.
A pot lid rattled, and soup boiled over onto the stove.
"More pepper," said Grandma, licking the wooden spoon.
There was flour on the floor, the cat, and the ceiling.
He tied on an apron and cracked two eggs on the edge of the bowl.
The faucet dripped onto a pile of plates from lunch.`,
    ),
    idea(
      'on a train',
      'Tracks, tunnels, a conductor, cars with an aisle, and stations belong to a train.',
      `
The conductor punched his ticket without looking up.
Fields flew by the window, and the wheels clicked over the rails.
"Next stop, Millbrook," said a voice from the ceiling.
It grew dark all at once: they were in a tunnel.
She put her suitcase in the rack and took the seat next to the aisle.
They rolled slowly past the platform, where her aunt was waving.
A whistle blew, the cars jerked, and the station slid away.
He walked from car to car in search of the diner.`,
    ),
    idea(
      'on a farm',
      'A barn, a field, animals such as hens and cows, and tractors belong to a farm.',
      `
The rooster crowed before anybody was awake.
She filled the trough, and eleven pink snouts pushed in.
The tractor left two deep lines in the field.
He found six warm eggs in the straw.
Hay fell from the loft, and the cow looked up.
They closed the pasture gate and counted the sheep.
The milk was still warm when Anders carried the pail to the barn door.
A goat had eaten half the scarecrow again.`,
    ),
  ],
}
