import type { Kind } from '../kinds'

const kind = (name: string, why: string, examples: string): Kind => ({ name, why, examples })

const topic = (name: string, why: string, examples: string): Kind => ({
  ...kind(name, why, examples),
  tell: () => `It tells about ${name}.`,
})

const OPPOSITES: readonly Kind[] = [
  kind(
    'opposites',
    'Opposites mean quite different things, like *up* and *down*.',
    `
hot and cold
big and little
long and short
wet and dry
day and night
fast and slow
open and shut
old and new
hard and soft
in and out
happy and sad
full and empty`,
  ),
  kind(
    'nearly the same',
    'Some words mean nearly the same thing, like *big* and *large*.',
    `
big and large
fast and quick
happy and glad
shut and close
small and little
begin and start
sick and ill
jump and hop
yell and shout
rock and stone
sad and unhappy
road and street`,
  ),
  kind(
    'not about the same thing',
    'Some words do not tell about the same thing, like *hot* and *blue*.',
    `
hot and blue
cat and cup
wet and three
fast and green
run and nose
moon and shoe
soft and Monday
jump and milk
door and frog
sad and round
six and salty
bed and tree`,
  ),
]

const WHO_WHERE: readonly Kind[] = [
  kind(
    'who',
    '**Who** asks for a person or an animal.',
    `
my big sister
a brown cow
Mom and Dad
the little fox
Grandpa
the bus driver
two hens
a sleepy cat
our teacher
the queen
six ducks
my friend Sam`,
  ),
  kind(
    'where',
    '**Where** asks for a place.',
    `
in the park
under the bed
at school
on the hill
by the pond
up in a tree
in a red barn
at the beach
near the door
on the bus
in my room
behind the box`,
  ),
  kind(
    'when',
    '**When** asks for a time.',
    `
at night
in the morning
on Sunday
after lunch
in the summer
at noon
last week
before bed
today
in May
on my birthday
this evening`,
  ),
]

const SENTENCE_STARTS: readonly Kind[] = [
  kind(
    'a big start and an end mark',
    'A good sentence has a big start and an end mark.',
    `
The cat naps.
I see a bug.
We can run.
Mom is here.
It is hot.
The sun is up.
Dad has a hat.
You can hop.
My dog digs.
She has a cup.
The bus is red.
He is six.`,
  ),
  kind(
    'no big start',
    'With no big start, the first letter is little.',
    `
the pig naps.
a bug is on me.
we can hop.
mom has a cup.
it is wet.
the moon is up.
dad is here.
you can run.
my cat digs.
she has a hat.
the van is red.
he is ten.`,
  ),
  kind(
    'no end mark',
    'With no end mark, nothing comes after the last word.',
    `
The hen naps
I see a fox
We can dig
Mom is six feet tall
It is fun
The sun is hot
Dad has a van
You can sit
My pup runs
She has a fan
The bed is red
He is big`,
  ),
]

const END_MARKS: readonly Kind[] = [
  kind(
    'a period',
    'A period ends a sentence that tells something.',
    `
The ducks swim on the pond
My uncle has a red truck
We wait for the bus at eight
Snow is cold
The baby sleeps in her crib
I eat lunch at noon
Our cat has four legs
He rides his bike to school
The moon is round
They sat by the fire
Bees make honey in a hive
She reads to her doll`,
  ),
  kind(
    'a question mark',
    'A question mark ends a sentence that asks something.',
    `
Where are my socks
Can you see the moon
Who is at the door
Do hens have teeth
When does the bus come
Is this your coat
Why is the sky blue
How old is your sister
Are the twins at home
What did you eat
Will it rain today
May I pet the goat`,
  ),
  kind(
    'an exclamation point',
    'An exclamation point ends a sentence that shows a strong feeling with *What a* or *How*.',
    `
What a huge cake
How fast you run
What a funny hat
How pretty the snow is
What a mess
How big that dog is
What a good day it was
How brave you are
What a loud noise
How cold the water is
What a kind girl she is
How sweet this plum is`,
  ),
]

const WHOLE_SENTENCES: readonly Kind[] = [
  kind(
    'a sentence',
    'In a sentence, the words are in order. It tells who and what.',
    `
The dog barks.
We like soup.
My frog can jump.
Rain fell all day.
The bell rings.
Two birds sing.
A girl waved to us.
The cat sat down.
Dad cooked the fish.
Her kite flew up.
The twins are six.
Bees make honey.`,
  ),
  kind(
    'mixed up',
    'Words are mixed up when they are not in the right order.',
    `
Barks the big dog a.
Soup like we hot.
Jump frog can my.
All day rain the fell.
Rings bell the.
Sing birds the two.
Us to waved girl a.
Down cat the sat.
Fish the cooked Dad.
Up flew her kite red the.
Six are twins the.
Honey bees the make.`,
  ),
  kind(
    'part of a sentence',
    'A part of a sentence does not tell who, or it does not tell what about it.',
    `
The big brown dog.
Likes hot soup.
My green frog.
Fell all day.
The bell in the tower.
Two little birds.
Waved to us.
Sat down on the mat.
Cooked the fish.
Her red kite.
The twins and I.
In the hive.`,
  ),
]

const STORY_QUESTIONS: readonly Kind[] = [
  kind(
    'who',
    '**Who** asks for somebody in the story.',
    `
the old farmer
three pigs
Lin and her brother
a lost kitten
my aunt Rosa
the two painters
a green parrot
Mr. Webb
the children
a boy named Ari`,
  ),
  kind(
    'what they do',
    '**What they do** is an action.',
    `
plants some corn
builds a house of sticks
bakes six pies
looks for its mother
rides a horse
paints the gate
sings a song
finds a gold coin
chases the goat
hides the key`,
  ),
  kind(
    'where',
    '**Where** asks for the place of the story.',
    `
in the cornfield
at the edge of the woods
in Grandma's kitchen
on a dark street
at the county fair
beside the old gate
on a pirate ship
under the bridge
at the top of a hill
inside the cave`,
  ),
  kind(
    'when',
    '**When** asks for the time of the story.',
    `
in the spring
one windy day
the night before the party
late on Friday
in July
long, long ago
at seven in the morning
after the storm
during recess
on the last day of school`,
  ),
]

const TOPICS: readonly Kind[] = [
  topic(
    'frogs',
    'Frogs are small animals that hop and swim.',
    `
They can jump far.
Their babies are tadpoles.
They catch flies with a long tongue.
Some are green, and you hear them croak.
They lay eggs in a pond.
They have wet skin and big back legs.
They hop from the water to the land.
In the evening they croak by the pond.`,
  ),
  topic(
    'trains',
    'Trains take people from town to town.',
    `
They run on rails.
You buy a ticket and wait at the station.
The engine pulls the cars.
A whistle blows, and the wheels turn.
Some go under the ground in a city.
They carry coal, cars, and people on tracks.
The conductor calls the next stop.
They go over bridges and into tunnels.`,
  ),
  topic(
    'bread',
    'Bread is something to eat.',
    `
You need flour and water to make it.
The baker puts it into the hot oven.
It can be a loaf or a roll.
Toast is made of it.
We cut a slice and put jam on it.
The dough has to rise first.
It smells good when it is baked.
A sandwich has two slices of it.`,
  ),
  topic(
    'the wind',
    'The wind is air that moves.',
    `
It can blow your hat off.
It makes kites fly.
You cannot see it, but you feel it in your hair.
It pushes the sails of a boat.
It bends the trees.
In a storm it howls around the house.
It dries the shirts on the line.
It turns the arms of a mill.`,
  ),
  topic(
    'teeth',
    'Teeth are in your mouth.',
    `
We brush them two times a day.
Your first ones start to fall out when you are six.
A dentist looks at them.
They help us chew.
A shark has rows and rows of them.
Too much candy can hurt them.
New ones grow in the gap.
They are white and hard, and they help you bite.`,
  ),
  topic(
    'the moon',
    'The moon is in the sky.',
    `
It shines at night.
Sometimes it is round, and sometimes it is thin.
Men have walked on it in space suits.
It goes around the earth.
We see it with the stars.
It has no air and no water to drink.
A rocket took people there.
It has holes that are called craters.`,
  ),
]

const STORY_CLUES: readonly Kind[] = [
  kind(
    'what a character is like',
    'A sentence about a character tells what somebody is like.',
    `
Tia is kind to all the new kids.
The old king was very greedy.
My brother is too shy to speak.
Hugo the mouse was brave.
Grandma never gets angry.
The twins are always curious.
Ben is a lazy boy.
The giant was gentle and a bit sad.
Ms. Ray is funny and smart.
The wolf was sly.
Pip was proud of his long tail.
Our neighbor is a grumpy man.`,
  ),
  kind(
    'where or when it happens',
    'The setting is the place or the time of a story.',
    `
It was a snowy night.
The story takes place on a farm.
Long ago, there was a castle.
They were in the middle of the sea.
It was the first day of summer.
The woods were dark and quiet.
It is noon in the busy city.
A small hut stood on the beach.
It was midnight at the zoo.
The cave was deep under the hill.
It was a hot day in the desert.
In a tiny village stood a mill.`,
  ),
  kind(
    'what happens',
    'An event is something that somebody does.',
    `
Tia gives her lunch to a boy.
The king hid all his gold.
My brother ran out of the room.
Hugo pulled the thorn out.
Grandma opened the letter.
The twins followed the tracks.
Ben dropped the jar.
The giant picked up the cow.
Ms. Ray rang the bell.
The wolf knocked at the door.
Pip jumped over the stream.
The man threw back our ball.`,
  ),
]

const END_MARKS_AND_WHY: readonly Kind[] = [
  kind(
    'a period, because it tells',
    'A period ends a sentence that tells something.',
    `
My grandparents live in a small town
The library is closed on Sunday
Two robins built a nest over our door
Lena keeps her crayons in a tin box
The train left the station at noon
Our class has nineteen children
A snail carries its house on its back
He drew a map of his street
The soup needs a little salt
Dad planted beans behind the shed
Camels can live without water for many days
They walk to school with their cousin`,
  ),
  kind(
    'a period, because it says what to do',
    'A period can end a sentence with *please* that tells somebody what to do.',
    `
Please close the window
Put your boots on the mat, please
Please write your name at the top
Wait for me at the corner, please
Please feed the fish before lunch
Read the first page to me, please
Please stand in a line
Hold the rope with both hands, please
Please bring the blue cup
Wash the brushes, please
Please speak a little more slowly
Hang up your wet coat, please`,
  ),
  kind(
    'a question mark',
    'A question mark ends a sentence that asks something and waits for an answer.',
    `
Where did the squirrel hide its nuts
Who painted the fence
Does your tooth still hurt
When will the show begin
Are these mittens yours
Why do leaves turn red
Did you see the rainbow
Which door leads to the gym
May we sit by the window
Has the mail come yet
What do owls eat
Could you carry this bag for me`,
  ),
  kind(
    'an exclamation point',
    'An exclamation point ends a sentence that shows a strong feeling with *What a* or *How*.',
    `
What a tall tower you built
How bright the stars are tonight
What a surprise this party is
How quickly that rabbit ran away
What a scary dream I had
How glad I am to see you
What a long snake that is
How beautiful your garden looks
What a terrible storm we had
How loud the thunder was
What an exciting game that was
How heavy this suitcase is`,
  ),
]

export const earlyKinds = {
  opposites: OPPOSITES,
  whoAndWhere: WHO_WHERE,
  sentenceStarts: SENTENCE_STARTS,
  endMarks: END_MARKS,
  endMarksAndWhy: END_MARKS_AND_WHY,
  wholeSentences: WHOLE_SENTENCES,
  storyQuestions: STORY_QUESTIONS,
  topics: TOPICS,
  storyClues: STORY_CLUES,
}
