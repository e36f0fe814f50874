/** Nouns and other words that begin with the sound of a vowel; then those that do not. */
export const anWords =
  'ant egg apple owl orange elephant ear inch eye arm onion igloo uncle acorn ox eagle oven umbrella ape ax idea aunt island hour'
export const aWords =
  'cat dog bed hat fox jam kite lamp map nest pig queen ring sun top van wing yard zebra boat unicorn house uniform wheel'

/** The braces hold what follows the article. */
export const articleSentences = `
I ate {apple} for a snack.
@ has {kite} with a long tail.
We saw {owl} in the tree.
The hen sat on {egg}.
Dad made {cake} for us.
I have {cousin} who can cook.
We took {bus} to the farm.
@ drew {elephant} with big ears.
The boy has {drum} in his room.
There is {ant} on my leg.
Mom put {orange} in my bag.
I see {duck} on the pond.
We sat by {big} oak tree.
She has {red} dress.
It is {hard} game.
I need {umbrella} in the rain.
The pup has {wet} nose.
We rode {yellow} bus.
There is {hawk} in the sky.
I have {rash} on my back.
The king has {ugly} frog.
@ found {acorn} in the grass.
Our kitchen has {oven} and a sink.
He is {funny} man.
I had {odd} dream.
We swam to {raft}.
They live in {igloo} of ice.
The cat is on {mat}.
I will be back in {hour}.
She saw {unicorn} in her dream.
My brother has {uniform} for school.
We had {super} day.`
