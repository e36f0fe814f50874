/** The verb that agrees first; after `#` the subject that decides. */
export const trickyAgreementSentences = `
Each of the lanterns {hangs|hang|are hanging} from its own hook. # each
Both of the bridges {need|needs|is in need of} new rails. # both
Neither of the roads {leads|lead|are leading} to the mill. # neither
Either the twins or their uncle {feeds|feed|are feeding} the goats. # uncle
Neither the pilot nor the passengers {were|was|has been} hurt. # passengers
Everyone in both teams {wears|wear|are wearing} a red band. # everyone
There {are|is|was} three keys on the ring. # keys
Here {comes|come|are coming} the mayor with her dogs. # mayor
The number of owls {grows|grow|are growing} from year to year. # number
A number of seats {are|is|was} still free. # a number of
The news from the islands {is|are|were} good. # news
Mathematics {has|have|are having} its own language. # mathematics
Ten miles {is|are|were} too far for the pony. # ten miles
The scissors {lie|lies|is lying} on the shelf. # scissors
One of my neighbors {raises|raise|are raising} quail. # one
Several of the windows {face|faces|is facing} the harbor. # several
Nobody but the cooks {knows|know|have known} the recipe. # nobody
The captain, along with her sailors, {sleeps|sleep|are sleeping} on deck. # captain
Behind the barns {stands|stand|are standing} a tall silo. # silo
Across the river {live|lives|is living} two herons. # herons
Every cup and saucer {was|were|have been} broken. # every
Some of the soup {is|are|were} left. # soup
Some of the beans {are|is|has been} left. # beans
Most of the forest {belongs|belong|are belonging} to the state. # forest
Most of the trees {belong|belongs|is belonging} to the state. # trees
Neither the cups nor the plate {matches|match|are matching} the pot. # plate
Either my aunt or my cousins {drive|drives|is driving} us home. # cousins
The crew {takes|take|are taking} pride in its ship. # crew
Five dollars {is|are|were} a fair price for a melon. # five dollars
Few of the actors {remember|remembers|is remembering} the old lines. # few
Somebody among the guests {has|have|are having} the key. # somebody
There {was|were|have been} a letter under the stones. # letter
The jury {gives|give|are giving} its verdict today. # jury
Many of the songs {were|was|has been} written in one night. # many
The cost of the tickets {rises|rise|are rising} each year. # cost
The boots by the door {belong|belongs|is belonging} to Grandpa. # boots`
