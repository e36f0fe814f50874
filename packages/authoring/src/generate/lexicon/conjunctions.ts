/** The right word first, after # what it shows. */
export const joiningWords: Record<number, string> = {
  3: `
The soup was hot, {so|or|because} Ana blew on it. # result
I called her name, {but|so|or} nobody answered. # contrast
We can walk to the park, {or|but|so} we can take the bus. # choice
He stayed in bed {because|so|but} he was sick. # reason
The sun was out, {so|but|or} we left our coats at home. # result
My cat is small, {but|so|or} it eats a lot. # contrast
Would you like milk, {or|so|but} would you like tea? # choice
The dog barked {because|but|so} a stranger came. # reason
The jar was empty, {so|or|because} Dad bought more jam. # result
I like plums, {but|so|because} I do not like figs. # contrast
Hurry up, {or|so|but} you will miss the show. # choice
She smiled {because|but|or} she had won. # reason
It began to rain, {so|but|or} the game was stopped. # result
The box looked heavy, {but|so|or} it was full of feathers. # contrast
You can paint the wall, {or|so|but} you can leave it white. # choice
We whispered {because|or|so} the baby was asleep. # reason
The ice was thin, {so|or|but} we did not skate. # result
He ran fast, {but|so|or} the bus left without him. # contrast
Do you want to swim, {or|so|but} do you want to ride bikes? # choice
The plant died {because|so|but} nobody gave it water. # reason
Nia had lost her key, {so|because|or} she rang the bell. # result
The book is long, {but|so|because} I read it in one day. # contrast
Wear a hat, {or|but|so} your ears will freeze. # choice
The road was closed {because|or|but} a tree had fallen on it. # reason
My shoes got wet, {so|or|because} I dried them by the stove. # result
Grandpa is old, {but|so|or} he still climbs trees. # contrast
You may sit here, {or|so|but} you may sit by the door. # choice
I shut the window {because|but|or} the wind was cold. # reason
The pie smelled good, {so|but|or} everyone wanted a piece. # result
The test was hard, {but|so|because} all of us passed. # contrast
Shall we play chess, {or|so|but} shall we read? # choice
The team cheered {because|or|but} Omar scored a goal. # reason
There was no bridge, {so|or|because} they swam across. # result
The lamp is new, {but|so|or} it does not work. # contrast
Lock the gate, {or|but|so} the goats will get out. # choice
He wore boots {because|but|or} the path was muddy. # reason`,
}
