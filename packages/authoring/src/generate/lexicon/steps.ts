/** What happens | the parts in their order. */
export const steps: Record<number, string> = {
  0: `
Mia gets her feet ready.|Put on a sock.|Put on a shoe.|Tie a bow.
We grow a plant.|Dig in a seed.|Give it water.|See it grow.
A bird comes out.|The egg is still.|The egg has a crack.|A chick peeps.
Ben has oats.|Get a bowl.|Pour in milk.|Eat it up.
We clean our hands.|Get them wet.|Rub on soap.|Dry them.
Night turns to day.|You sleep.|You wake up.|You get dressed.
We make a cake.|Mix it.|Bake it.|Eat it.
Zoe is at the park.|Climb up.|Slide down.|Run back.
It is a gift.|See the box.|Open it.|Hold the toy.
Sam makes art.|Get paper.|Draw a cat.|Hang it up.
We brush our teeth.|Take off the cap.|Brush up and down.|Rinse your mouth.
The dog goes out.|Get the leash.|Walk to the park.|Go home.
Dad has a banana.|Buy it.|Peel it.|Take a bite.
Leo plays on the rug.|Get a block.|Make a tower.|See it fall.
It is a wet day.|A cloud comes.|The rain falls.|There is a puddle.
We write to Gran.|Make a card.|Put on a stamp.|Mail it.
It is bath time.|Fill the tub.|Wash your hair.|Rub it dry.
Ana goes to class.|Wait for the bus.|Ride the bus.|Be at school.
They play ball.|Kick the ball.|See it fly.|Yell that it is a goal.
You need a drink.|Get a cup.|Pour the juice.|Drink it.
We help Mom.|The floor is dirty.|Sweep it up.|Now it is clean.
We have plums.|Pick plums.|Fill the basket.|Make a pie.
It is night.|It is dark.|Turn on the lamp.|Read a book.
Birds have babies.|Make a nest.|Lay eggs.|The eggs hatch.`,
  1: `
A spider wants lunch.|The spider is hungry.|It spins a web.|It gets a fly.
Max plants in the fall.|He digs a hole.|He sets the bulb in.|In spring a flower comes up.
Mom makes rolls.|She gets out flour.|She pats the dough.|The bread is warm.
A friend comes over.|I hear a knock.|I open the door.|I say hello.
A little turtle is born.|It breaks its shell.|It crawls on the sand.|It swims in the sea.
We play in the yard.|I get the ball.|I throw it to you.|You catch it.
We camp out.|We roll out the tent.|We set up the pole.|We sleep in it.
Kim makes a snack.|She cuts the bread.|She puts on jam.|She takes a bite.
Sam needs help.|Sam feels ill.|He sees the doctor.|Now he is better.
It has snowed a lot.|We get out the sled.|We pull it up the hill.|We slide down.
We get wool from sheep.|They shear the sheep.|They spin the yarn.|They knit a cap.
Dad makes a home for birds.|He saws the wood.|He nails the house.|He paints it blue.
Nia is six.|Her tooth is loose.|It falls out.|Now she has a gap.
We see a play.|We buy a ticket.|We find a seat.|The show begins.
Jon helps on the farm.|He sets up the ladder.|He fills a bag with apples.|He climbs down.
The bike will not go.|The tire is flat.|We pump it up.|We ride away.
Rex hears my voice.|I call his name.|He runs to me.|I pat his head.
We want a balloon.|We fill up our cheeks.|We blow into it.|We tie a knot.
I get a treat.|I find a coin.|I drop it in the slot.|The gum rolls out.
We play at recess.|Two girls turn the rope.|I jump in.|They count to ten.
It gets cold.|There is frost on the grass.|Then snow falls.|In March it melts.
We are at the beach.|A wave wets the sand.|We dig in it.|We make a castle.
Dad cooks for us.|He heats the pan.|He breaks an egg into it.|He puts it on a plate.
It is my birthday.|Mom strikes a match.|She lights the candle.|I make a wish.`,
  2: `
A frog grows up.|First it is a tadpole.|Then its back legs grow.|Now the small frog hops on land.|At last its tail is gone.
The family wants soup.|Mom writes a list.|They drive to the store.|They pay for the beans.|They cook the soup at home.
Workers build a home.|They bring the bricks.|The walls go up.|They lay the roof.|A family moves in.
Lena makes a poem.|She has an idea.|She writes it down.|She reads it to us.|We all clap.
A caterpillar changes.|A caterpillar eats leaves.|It hangs as a chrysalis.|A butterfly comes out.|It flies to a rose.
The old chair is mended.|The seat cracks.|Dad fills the crack with glue.|The glue gets hard.|We can sit on it again.
We look for a fox.|We find tracks in the mud.|We follow them.|They lead to a den.|Three pups peek out.
They sleep in the woods.|They find a lake on the map.|They hike to its shore.|They set up the tent there.|They crawl in and sleep.
Trees can give us a sweet treat.|The sap drips into a pail.|It has to boil all day.|Now it is syrup.|We pour it on pancakes.
Grandma makes a gift.|She buys wool.|She dyes it red.|She weaves it on her loom.|The rug lies by my bed.
Grandpa goes fishing.|He drops the hook into the water.|He feels a bite.|He reels in the line.|A trout is in the net.
Ms. Cho makes a cup.|She takes a lump of clay.|She spins it on the wheel.|It bakes in the oven.|She puts on a shiny glaze.
Our cat ran off.|Our cat is lost.|We hang up a poster.|A man calls us.|We bring her home.
Omar is in a show.|He practices for weeks.|He is nervous behind the curtain.|He sings his song.|He bows to the crowd.
A farmer works all year.|He plows the field.|He sows the wheat.|Green shoots come up.|He harvests the grain.
A ship is in danger.|Fog hides the rocks.|The horn blows on shore.|The ship turns away.|Everybody is safe.
Pia learns to write.|She learns the letters.|She writes a word.|She writes a sentence.|She writes a whole story.
We clean the car.|Dust is all over it.|We wash it with soap.|We rub on wax.|Now it shines.
Aunt Bea makes a shirt.|She measures me.|She cuts the cloth.|She sews the parts together.|I wear it to school.
A town picks a leader.|People vote.|Helpers count the slips.|Ana Diaz is the new mayor.|She gives a speech.
The barn is on fire.|A spark lands in the hay.|Smoke fills the barn.|The alarm rings.|The fire truck comes.
Bottles are used again.|We put them into a bin.|A truck picks them up.|Heat melts the glass.|It becomes a new jar.
They make a spread for bread.|The cow gives milk.|The cream floats to the top.|They churn it all morning.|It turns into butter.
Our dog needs help.|Spot looks sick.|We take him to the vet.|He gets a pill.|The next day he runs again.`,
  5: `
Amber is made.|Long ago, sticky resin ran down the bark of a pine.|An ant stepped into it and could not get free.|More resin soon covered the trapped insect.|After millions of years it had hardened into a clear yellow stone.
Letters leave a city.|During the siege of 1870, no mail could leave Paris by road.|So the people filled balloons with gas.|Each of them carried sacks of letters over the enemy lines.|When one landed, its letters were sent on by train.
A town gets a bridge.|The old bridge was too weak for trucks.|Engineers therefore drew plans for a stronger one.|After the plans were approved, workers poured the concrete.|Today trucks cross it without a worry.
A salmon lives its life.|A salmon hatches in the gravel of a cold stream.|As a young fish, it swims down to the sea.|There it feeds for years and grows strong.|At last it returns to the very stream where it was born.
Paper is made by hand.|Old paper is torn into strips.|The strips soak overnight until they are soft.|Next, a mixer turns the soft strips into pulp.|Finally, the pulp is spread on a screen to dry.
Grandpa misses his key.|Grandpa reached for his key, but his pocket was empty.|He therefore retraced his steps to the bakery.|There the baker had hung it on a nail.|With a sigh of relief, he thanked her and went home.
Who gets the gym?|Two groups of students wanted the gym on Friday.|Each group explained its reasons to the principal.|She listened to both sides before she decided.|Her decision gave each group half of the afternoon.
An island is born.|Hot lava poured out of the sea floor.|It cooled in the water and piled up, layer on layer.|One day the pile rose above the waves.|Seeds that birds carried soon sprouted on the new land.
Nadia tests an idea.|Nadia wondered whether salt changes how fast ice melts.|To find out, she put salt on one cube and none on another.|She then checked both cubes every minute.|Her notes showed that the salted cube had melted first.
Beans turn into chocolate.|Farmers cut the ripe pods from the cacao tree.|They scoop out the beans and let them dry in the sun.|The dry beans are then shipped to a factory.|There they are roasted and ground into chocolate.
A lamp saves a ship.|At dusk the keeper climbed the tower and lit the lamp.|Its beam swept over the black water all night.|A captain saw it and turned away from the rocks.|In the morning she sent the keeper a note of thanks.
The school paper has news.|First, the team chose a topic for the front page.|Two reporters then asked the cooks about the new menu.|From their answers they wrote an article.|Before it was printed, an editor corrected the spelling.
A walk leads to an invention.|After a walk, an engineer found burrs in his dog's fur.|Under a microscope he saw that each burr had tiny hooks.|These hooks made him think of a new fastener.|Years later it was used on shoes and jackets everywhere.
School stays closed.|Heavy snow fell all through the night.|By dawn it had buried the road to school.|So the principal called the families and closed the building.|The children spent the free day on the sledding hill.
The library gets a ramp.|Two steps kept Omar's wheelchair out of the library.|His class measured them and drew a ramp.|A carpenter built it from their drawing.|Now Omar rolls through the front door by himself.
Waste turns into soil.|Apple peels and dry leaves are put into a bin.|Worms and other tiny creatures begin to feed on them.|Within months, what they leave behind looks like dark soil.|Gardeners spread this soil around their plants.
A whale is saved.|A young whale was caught in a fishing net.|A sailor heard it splash and radioed for help.|Divers swam out with knives and cut the ropes.|Free again, it dove and joined its mother.
A runner does not give up.|The runner bent her knees at the starting line.|After ten miles, one lace came loose.|She knelt beside the road and tied it again.|In spite of the stop, she crossed the finish line third.
A dinosaur comes to light.|A farmer struck something hard with his plow.|It turned out to be the bone of a dinosaur.|Scientists dug with brushes until the whole skeleton lay bare.|Piece by piece, they put it together in a museum hall.
Sand turns into a vase.|Sand is heated until it melts.|A glassblower dips a long pipe into the melted sand.|She blows through it, and a bubble grows at the end.|As the bubble cools, it becomes a vase.
Ines buys a stamp.|Ines saw a rare stamp in a shop window.|She did not have enough money, so she walked dogs all summer.|In September she went back with forty dollars.|The stamp is now the pride of her album.
Sam reads a secret note.|Sam found a note with rows of numbers on it.|He guessed that each number stood for a letter.|With this key he spelled out the words.|They told him to look under the piano.
A town fights a flood.|Days of rain filled the river to the top of its banks.|The mayor asked for helpers to pile up sandbags.|By evening, a long wall of them stood along Main Street.|The water rose during the night, but the wall held.
A dog brings the sheep home.|The flock had wandered through a gap in the fence.|The shepherd whistled for her dog.|At the sound, it raced around the sheep and drove them back.|Then she closed the gap with a new board.`,
}
