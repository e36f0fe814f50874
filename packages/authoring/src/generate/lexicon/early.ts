/** Words of three letters and three sounds. */
const SHORT_WORDS = `
cat hat mat bat rat sat can fan man pan van ran cap map nap tap lap bag tag wag ham jam dad sad mad
bed red fed hen pen ten men jet net pet wet get leg beg web
pig wig big dig lip zip tip hip sip fin pin win hit sit bit kit kid lid
hop mop top pot hot dot not got rod rob pod
bug rug hug mug jug sun run fun bun nut cut hut cup tub cub mud`

export const shortWords: readonly string[] = SHORT_WORDS.trim().split(/\s+/)

/** Words with two consonants at one end. */
const BLEND_WORDS = `
clap slap flap clip slip flip ship chip chop shop stop slop drop crop skip snip trip drip grip
plan clan bran crab grab slam clam swim trim sled shed bled fled drum plum slug plug snug
sock rock lock duck luck back sack pack sick pick band sand hand land bend send mend tent went
bump jump lump camp lamp damp nest best rest west fast last past`

export const blendWords: readonly string[] = BLEND_WORDS.trim().split(/\s+/)

/** With a short vowel; with an *e* at the end it is long. */
export const silentEWords: readonly string[] =
  `cap tap can man pan mad plan rat mat fad pin fin kit bit rid hid dim slid rip spin shin twin strip hop rob mop
  rod cod slop glob con tot cub tub cut`.split(/\s+/)

/** Sentences whose words are to be counted. */
export const sentencesToCount = `
I see you.
We can run.
The sun is hot.
Dad has a red hat.
I like my pet.
The cat naps.
She has two big dogs.
We go to the park.
Mom and I bake.
A bug is on the rug.
Look at me.
The pig is in the mud.
He can hop up and down.
My bag is wet.
Birds sing.
I can see the moon.
We like to eat corn.
It is my turn.
The bus is here.
You and I can play.
Frogs jump.
The hen sits on an egg.
I have a new pen.
Kim ran fast.
Put the cup on it.
The baby is asleep now.
We sat down.
Can you help me?
A fox hid in a log.
The wind is cold.
Ducks swim.
My mom is at work.
Is it time for bed?
The big dog dug.
They play a fun game.
I am five.
The fish is in the pond.
We made soup.
His kite is up high.
Where is my other sock?`

/** A question and its answer; the word in braces asks for it. */
export const questionSentences = `
{Who} is at the door? Grandma is.
{Where} is the cat? Under the bed.
{When} do we eat? At noon.
{What} do you have? A red ball.
{Why} is he wet? Because it rains.
{How} do you go to school? By bus.
{Who} made the soup? Dad made it.
{Where} do fish live? In the water.
{When} do you go to bed? At night.
{What} is in the box? A new toy.
{Why} is she sad? Because she lost her hat.
{How} did you get here? On foot.
{Who} is your teacher? Mrs. Lee is.
{Where} are my shoes? By the door.
{When} is your party? On Friday.
{What} do cows eat? Grass.
{Why} do you run? Because I am late.
{How} do we cut it? With a knife.
{Who} can help me? Mom can.
{Where} did you sit? On the bench.
{When} did you wake up? In the morning.
{What} did she draw? A big tree.
{Why} is the dog happy? Because it has a bone.
{How} do birds get to the tree? They fly.
{Who} has my book? My friend has it.
{Where} is the milk? In the cup.
{When} can we play? After lunch.
{What} did he lose? His hat.
{Why} are you cold? Because I have no coat.
{How} did you make the hat? With paper.
{Who} ran to the bus? Grandpa did.
{Where} do you live? On Elm Street.
{When} does it snow? In winter.
{What} can you hear? A drum.
{Why} did he stop? Because the light was red.
{How} did she open the box? With a key.`

/** 'name: words' line by line. */
export const vowelTeams = `
they have the long *a*: rain day train play snail may
they have the long *e*: tree sea green leaf feet bean
they have the long *o*: boat snow coat grow soap blow
they have the sound of *oo* as in *moon*: moon spoon food boot zoo
they have the sound of *oo* as in *book*: book foot cook look wood
they have the sound of *ow* as in *cow*: house cow cloud owl mouth town
they have the sound of *oy*: coin boy oil toy point`

export const silentESounds = `
they have the long *a*: cake game name lake gate wave
they have the long *i*: bike five hike line time nine
they have the long *o*: bone home nose rope stone hole
they have the long *u*: mule tune huge flute
they have the short *a*: cap hat map pan bag
they have the short *i*: pin kit lid fin six
they have the short *o*: hop dot mop rod pot
they have the short *u*: cub tub cut mud bug`

export const endings = `
both end with *sh*: fish dish brush wash
both end with *ch*: beach peach teach coach
both end with *th*: bath moth path teeth math
both end with *ck*: duck sock back truck clock
both end with *ng*: ring king song wing long
both end with *nk*: pink bank sink tank drink
both end with *nd*: hand sand pond band land
both end with *nt*: tent ant plant mint went
both end with *st*: nest fast rest list best
both end with *mp*: lamp jump stamp camp bump
both end with *ft*: gift left soft lift raft
both end with *lt*: belt melt salt felt`

export const rVowels = `
they have the sound of *ar*: car star farm barn park yard
they have the sound of *or*: corn fork horn horse storm short
they have the sound of *er*, however it is spelled: bird her girl nurse turn shirt
they have the sound of *air*: chair hair bear pair care
they have the sound of *ear*: deer near year hear fear cheer`
