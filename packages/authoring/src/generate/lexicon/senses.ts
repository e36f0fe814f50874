/** A word; then each sense with two sentences: definition | sentence | sentence. */
export const senses: Record<number, string> = {
  6: `
# bank
the land along a river|Willows grow on the bank.|We pulled the canoe up the muddy bank.
a business that keeps money|The bank opens at nine.|She put her savings into the bank.
to tilt to one side in a turn|Watch the glider bank to the left.|Small planes bank sharply before they land.
# match
a small stick for lighting a fire|He struck a match in the dark.|The last match was wet.
a game between two players or teams|Our chess match lasted two hours.|The match ended in a tie.
to go well with something|The socks do not match the shirt.|These curtains match the rug.
# bark
the outer skin of a tree|Beavers peel the bark with their teeth.|The bark of the birch is white.
the sound that a dog makes|One loud bark scared the burglar.|I know his bark from far away.
to shout in a sharp voice|Sergeants bark orders at the recruits.|Do not bark at the waiter like that.
# draft
a text that is not yet finished|Her draft has three pages.|Mark the mistakes in your draft.
a stream of cold air|A draft came from under the door.|The candle flickered in the draft.
used for pulling heavy loads|The farm kept two draft horses.|Oxen are slow but strong draft animals.
# spring
the season after winter|In spring the lambs are born.|Spring came late that year.
a coil of wire that jumps back|The spring in the clock broke.|A rusty spring stuck out of the sofa.
a place where water comes out of the ground|We filled our bottles at the spring.|The village grew around a warm spring.
# plot
a small piece of ground|They grow beans on a plot by the road.|Each family owns a plot of land.
the events of a story|The plot of the novel has a surprise at the end.|I could not follow the plot of the film.
to plan in secret|The rebels plot against the king.|What do you two plot in the attic?
# bill
a sheet that says what is owed|The waiter brought the bill.|Our water bill was high in June.
a plan for a new law|The senate voted on the bill.|The bill would ban plastic bags.
the beak of a bird|A pelican carries fish in its bill.|The duck tapped the ice with its bill.
# current
happening now|The current mayor is a baker.|Who is the current champion?
a flow of water in one direction|The current carried the raft away.|Swimmers fear the strong current near the rocks.
a flow of electricity|The current runs through the copper wire.|Switch off the current before you touch the lamp.
# pitch
to throw|She can pitch the ball ninety feet.|Who will pitch in the last inning?
to put up a tent|Let us pitch the tent under the trees.|They pitch camp before sunset.
how high or low a sound is|The pitch of the whistle hurt my ears.|Can you sing a note at the same pitch?
# season
a part of the year|Autumn is my favorite season.|The rainy season begins in May.
to add salt, pepper, or herbs|Season the soup before you serve it.|Cooks season the fish with dill.
to dry wood until it is ready for use|Carpenters season oak for two years.|You must season the boards, or they will warp.
# charge
to ask for money|They charge two dollars for a ride.|Does the museum charge on Sundays?
to rush forward in an attack|The bulls charge at anything that moves.|Wait until the knights charge across the field.
to fill a battery with power|Charge your phone tonight.|The sun can charge these lamps.
# file
a set of papers or data kept together|The nurse opened my file.|Save the file before you close it.
a tool with a rough face for smoothing|Smooth the edge with a file.|The smith needs a file to sharpen the saw.
a line of people, one behind the other|The scouts walked in single file.|A long file of pilgrims climbed the steps.`,
}
