/**
 * subject | verb | rest: the verb in its base form. `(one)` or `(many)` tells what the subject is; `@` is a name.
 */
export const agreementSentences: Record<number, string> = {
  1: `
The dog (one) | run | to the gate.
The dogs (many) | run | to the gate.
My cat (one) | like | milk.
We (many) | play | in the yard.
She (one) | hop | on one foot.
They (many) | sing | a song.
The frog (one) | jump | in the pond.
Two birds (many) | sit | in the tree.
He (one) | help | his dad.
The girls (many) | ride | the bus.
Mom (one) | read | to us at night.
The hens (many) | eat | corn.
The sun (one) | shine | all day.
My friends (many) | come | to my house.
The baby (one) | sleep | in her bed.
The boys (many) | kick | the ball.
It (one) | rain | a lot in spring.
You (many) | swim | very well.
A fish (one) | swim | in the bowl.
The bees (many) | fly | from bud to bud.
@ (one) | paint | a big red barn.
Our teachers (many) | help | us a lot.
The bell (one) | ring | at noon.
The ducks (many) | swim | in a line.
My sister (one) | walk | to school.
The kids (many) | clap | for the band.
The bus (one) | stop | at my street.
@ and @ (many) | bake | a cake.
Grandpa (one) | tell | funny jokes.
The leaves (many) | fall | from the tree.
A bird (one) | sing | by the window.
Cows (many) | eat | a lot of grass.`,
  3: `
My brother (one) | carry | the groceries up the stairs.
The swimmers (many) | wait | at the edge of the pool.
Each student (one) | choose | a book on Friday.
A cup of crayons (one) | stand | on every table.
The birds in that nest (many) | wake | me up each morning.
Everyone (one) | clap | when the show ends.
@ and @ (many) | walk | home together.
The library (one) | have | a new reading corner.
Our neighbors (many) | have | three goats.
The soup (one) | be | still too hot to eat.
The stars (many) | be | very bright tonight.
The box of old letters (one) | be | under the bed.
The leaves on the tree (many) | turn | yellow in October.
My aunt (one) | do | her homework in the kitchen.
The twins (many) | do | a puzzle every evening.
The kitten (one) | chase | its own tail.
The pictures on the wall (many) | show | our family.
Nobody (one) | know | the answer yet.
The bus drivers (many) | drink | tea before work.
Every plant in this garden (one) | need | water today.
The mayor (one) | visit | our school once a year.
Carrots and beans (many) | grow | behind the house.
The owner of the two shops (one) | speak | Spanish.
These shoes (many) | hurt | my feet.
The teacher (one) | fix | the broken globe.
The clouds (many) | move | quickly across the sky.
Someone (one) | practice | the drums next door.
The dogs across the street (many) | bark | at every truck.
The farmer (one) | sell | eggs on Saturdays.
Penguins (many) | eat | fish and squid.
The list of names (one) | hang | by the door.
The players (many) | shake | hands after each game.
@ (one) | write | a letter to Grandma every month.`,
  5: `
The collection of rare coins (one) | belong | to my grandfather.
The directions on the package (many) | seem | confusing.
Neither of the answers (one) | be | correct.
Both of the bridges (many) | be | closed for repairs.
One of the runners (one) | have | a sore ankle.
The captain, along with her crew, (one) | check | the sails every morning.
A bouquet of wildflowers (one) | stand | in the middle of the table.
Several of the tomatoes (many) | be | ripe already.
Every one of the puppies (one) | have | a blue collar.
The players on the bench (many) | cheer | after each goal.
The price of the tickets (one) | change | on weekends.
Everybody in the two classes (one) | know | the song by heart.
Rain and fog (many) | delay | the morning flights.
The noise from the machines (one) | bother | the neighbors.
The windows of the old mill (many) | rattle | in the wind.
Each of the drawers (one) | contain | a different tool.
The coach, unlike the players, (one) | want | to practice outside.
Few of the visitors (many) | notice | the painting in the corner.
The teacher of the youngest students (one) | play | the cello.
Many of the roads in this county (many) | flood | each spring.
Anyone with good ideas (one) | be | welcome at the meeting.
The wings of a hummingbird (many) | beat | about fifty times a second.
The list of ingredients (one) | include | peanuts.
My cousin and her best friend (many) | run | a small bakery.
A pair of scissors (one) | lie | on the desk.
The stories in this book (many) | take | place in Kenya.
Somebody among the guests (one) | have | the missing key.
The leader of the three expeditions (one) | deserve | a medal.
The apples at the bottom of the barrel (many) | taste | sour.
Either of these routes (one) | lead | to the lake.
The scientists at the station (many) | measure | the snow every hour.
The box with the broken handles (one) | weigh | ten pounds.
Most of the seats (many) | be | empty.`,
}

export const agreementVerbs: Record<number, string> = {
  1: 'run hop sit play jump fly eat sing help go kick fix look wash stop push swim mix walk catch read dig hug miss sleep buzz hunt dress clap draw',
  3: 'carry watch fix try go do have fly wash study teach play mix hurry reach stay pass dry buzz enjoy catch worry guess buy',
  5: 'carry possess reach deny go do have apply relax satisfy vanish obey mix reply polish betray pass rely stretch destroy catch supply guess employ',
}
