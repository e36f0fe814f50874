/** Words to be written alone: names and others. */
export const capitalWords: Record<number, string> = {
  1: 'Monday tree Sunday book June cat October school Friday hat Texas dog Mexico park Thursday baby April milk America lake December shop Tuesday bus July farm Canada sun Wednesday boat',
  2: 'Monday garden October holiday Friday winter Kenya country Thanksgiving village August river Saturday island Ohio teacher Chicago city Halloween mountain February brother Canada summer November uncle Tuesday weekend India pirate',
}

/** The braces hold the word as it is right. */
export const capitalSentences: Record<number, string> = {
  1: `
{We} went to the zoo.
My friend {Mia} has a cat.
On {Monday} we go to school.
Can {I} have a red cup?
My {dog} can swim.
It is hot in {July}.
{The} cat is on my bed.
I play with {Ben} after lunch.
We go to the {park} on the bus.
The game is on {Friday}.
Dad and {I} made a cake.
We had snow in {January}.
{My} hat is too big.
I see {Omar} on the swing.
The {baby} is asleep.
On {Sunday} we see Grandma.
{She} can run fast.
We live in {Texas}.
I like my {school}.
My cat is named {Pip}.
{Is} this your book?
I was born in {May}.
The sun is hot in the {summer}.
Mom and {I} sing a song.
We met {Ana} at the shop.
My class has a {fish}.
{Look} at the big truck!
I have a test on {Tuesday}.
We swim in the {lake}.
My aunt lives in {Mexico}.
{He} fed the ducks.
Sam and {I} ride bikes.`,
  2: `
We eat turkey on {Thanksgiving}.
My cousin lives in {Chicago}.
The bank is on {Oak Street}.
Our teacher is {Mr. Lopez}.
We swam in {Lake Erie} last week.
School starts in {September}.
My favorite season is {winter}.
We crossed the {river} in a boat.
I wrote a letter to {Aunt Rosa}.
My {uncle} plays the drums.
The parade is on {Main Street}.
I read a book by {Dr. Seuss}.
We carve pumpkins for {Halloween}.
The capital of our {state} is far away.
The nurse is named {Mrs. Chen}.
They flew to {New York} on Friday.
We have music class on {Wednesday}.
There is a new {library} in our town.
My birthday is in {February}.
We visited {Mexico City} in the spring.
My {teacher} reads to us every day.
{Uncle Kofi} makes the best soup.
It gets very hot in {August}.
We climbed a {mountain} last year.
My grandma was born in {India}.
The library is on {Park Avenue}.
On {New Year's Day} we sleep late.
I saw a whale in the {ocean}.
Our neighbor {Mr. Green} has two goats.
The {doctor} looked at my ear.
We rode a train to {San Diego}.
{Are} your shoes under the bed?`,
}
