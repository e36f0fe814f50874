/** The braces hold the right pronoun; its place in the sentence asks for it. */
export const pronounSentences: Record<number, string> = {
  3: `
@ and {I} built a kite from old newspapers.
Mom gave {me} a map of the whole park.
My sister and {she} are on the same team.
The teacher asked {them} to feed the hamster.
After lunch, {we} played chess on the porch.
Grandpa told {us} about his first bicycle.
The nurse lost her keys, but {she} found them in the garden.
The boy was cold, so I lent {him} my scarf.
{They} walked to the library after school.
Please send a postcard to {me} from Peru.
The dog ran to {her} when she whistled.
Yesterday {he} fixed the flat tire alone.
The coach picked @ and {me} for the relay.
My cousins and {they} share a tent.
Dad drove {us} to the airport at dawn.
When the bell rang, {they} lined up at the door.
The clown handed a balloon to {him}.
{She} reads to the little ones every Friday.
The rain surprised {us} on the way home.
@ and {he} washed all the windows.
The neighbors invited {them} to the party.
{We} planted beans beside the fence.
This present is for {her}.
The puppy licked {me} on the nose.
On Sundays {I} help at the bakery.
The judge gave {them} a blue ribbon.
My brother and {I} sleep in bunk beds.
The librarian showed {him} a book about volcanoes.
{He} sings in the choir with my aunt.
The bus left without {us} this morning.
Grandma baked a cake for @ and {me}.
In winter {they} skate on the pond.
A bee stung {her} on the arm.
After the game, {she} shook hands with everyone.`,
  6: `
Between you and {me}, the second act was dull.
My lab partner and {I} measured the acid twice.
The judges awarded @ and {her} the first prize.
Neither my brothers nor {I} had remembered the tickets.
The guide led the twins and {us} through the catacombs.
@ and {they} rehearsed the duet until midnight.
The letter was addressed to my aunt and {him}.
{She} and her sister restore antique clocks.
The reporter interviewed the mayor and {them} about the flood.
Everyone except {me} had finished the experiment.
Our neighbors and {we} share a vegetable garden.
The director thanked @ and {me} for our patience.
When the siren sounded, @ and {he} left the gym.
The manager offered my cousin and {her} summer jobs.
The prize went to {him} and his brother.
My grandfather and {she} emigrated from Portugal in 1962.
The package was meant for the principal and {us}.
{He} and the other goalkeeper practice at dawn.
The storm trapped the campers and {them} in the cabin.
@ and {I} will present our project on Friday.
The coach spoke with my parents and {me} after the match.
Last summer, @ and {she} hiked across the island.
A stranger sat down beside my friend and {him}.
{They} and the visiting team shook hands.
The award surprised the whole cast, including {her}.
The choir and {we} performed on the steps of city hall.
The photographer positioned @ and {them} in the back row.
Before the concert, the drummer and {he} tuned their instruments.
The mystery was solved by my sister and {me}.
According to @ and {her}, the bridge is closed.
{We} and our cousins celebrate Diwali together.
The teacher lent my group and {us} her microscope.
During the blackout, my uncle and {I} told stories.
The contest was between the eighth graders and {them}.`,
}

/** Pronouns that point back to the subject. */
export const reflexiveSentences: Record<number, string> = {
  2: `
I made {myself} a sandwich.
My sister drew {herself} with a crown.
The robot moves by {itself}.
We dressed {ourselves} for the snow.
The boys hid {themselves} behind the couch.
My brother reads to {himself} at night.
You can wash {yourself} with this soap.
I tied my shoes all by {myself}.
The girls gave {themselves} new names.
Dad poured {himself} some tea.
The lamp turns {itself} off at ten.
Grandma looked at {herself} in the mirror.
We told {ourselves} not to be afraid.
The twins painted {themselves} green for the play.
I can see {myself} in the pond.
The king called {himself} the Great.
The door opened by {itself}.
My aunt bought {herself} a red scarf.
The children dried {themselves} with a big towel.
You should give {yourself} a rest.
My friend and I taught {ourselves} a song.
The boy asked {himself} where his hat was.
The toy truck drives by {itself}.
Mom built {herself} a tall ladder.
I told {myself} to be brave.
The players cheered for {themselves}.
We made {ourselves} a tent out of sheets.
Uncle Joe sings to {himself} in the kitchen.
The old clock started by {itself}.
The queen called {herself} the Good.
The babies fell asleep all by {themselves}.
My brother cut {himself} a slice of bread.
You two can be proud of {yourselves}.
My sister dressed {herself} as a pirate.
Dad and I cooked {ourselves} some rice.
The plane can land by {itself}.`,
  6: `
The heater turns {itself} on when it is cold.
@ and I taught {ourselves} to juggle.
The queen {herself} planted the first tree in the park.
The players blamed {themselves} for the loss.
I hurt {myself} while climbing over the fence.
Grandfather built {himself} a small workshop.
You should be proud of {yourself}, Nadia.
The computer turns {itself} off at midnight.
My aunt bought {herself} a silver bracelet.
We found {ourselves} in a narrow valley.
The children made {themselves} sandwiches.
My father {himself} repaired the old engine.
I {myself} saw the comet last night.
Boys, please help {yourselves} to the fruit.
The actress saw {herself} on a poster.
The king crowned {himself} in front of his people.
The hikers dried {themselves} by the fire.
The door locks {itself} behind you.
We reminded {ourselves} of the rules.
The boy looked at {himself} in the mirror.
The duchess {herself} signed the letter.
The computer taught {itself} to play chess.
I promised {myself} to practice every day.
The twins dressed {themselves} as pirates.
My grandmother taught {herself} to swim at seventy.
The town gave {itself} a new name.
You and your brother should be ashamed of {yourselves}.
Our neighbors {themselves} painted the mural.
The author {himself} read the first chapter to his fans.
My sister and I amused {ourselves} with cards.
The robot saw {itself} in the window.
The engineers asked {themselves} what had gone wrong.
My uncle cut {himself} with a bread knife.`,
}
