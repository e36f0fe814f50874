/** The right verb first; after `#` the time of the whole sentence. */
export const tenseShifts = `
Last night the wind tore off a branch and {threw|throws|will throw} it onto our porch. # past
Every morning Grandma feeds the hens and then {sweeps|swept|was sweeping} the steps. # present
Tomorrow we will take the ferry and {visit|visited|were visiting} the fort. # future
Whenever it rains hard, the creek rises and {floods|flooded|was flooding} the path. # present
Next week my class will plant bulbs, and then we {will water|watered|were watering} them. # future
The fox looked at us for a moment, and then it {ran|runs|will run} into the corn. # past
When Uncle Theo comes on Sunday, he {will bring|brought|was bringing} his banjo. # future
Amara opened the old trunk and {found|finds|will find} a stack of letters. # past
Each Friday the bakery closes early, and the owner {gives|gave|was giving} away the bread. # present
As the curtain rose, the crowd {grew|grows|will grow} quiet. # past
A beaver cuts down trees and {builds|built|was building} a dam with them. # present
Soon the leaves will turn red, and the geese {will fly|flew|were flying} south. # future
Bees visit a flower and {carry|carried|were carrying} its pollen to the next one. # present
In the fall I will join the band, and my sister {will play|played|was playing} beside me. # future
I was halfway home when I {remembered|remember|will remember} my violin. # past
If you water the seeds, they {will sprout|sprouted|were sprouting} next week. # future
The guide lit her lamp and {led|leads|will lead} us into the cave. # past
Every time the phone rings, our parrot {says|said|was saying} hello. # present
Columbus thought that he had reached India, but he {was|is|will be} wrong. # past
The moon has no air, and no wind {blows|blew|was blowing} there. # present
Next summer Dad will repair the boat, and we {will sail|sailed|were sailing} to the island. # future
Most owls sleep by day and {hunt|hunted|were hunting} at night. # present
Tonight the museum will stay open late, and a storyteller {will come|came|was coming}. # future
She climbed the ladder, picked six plums, and {tossed|tosses|will toss} them to me. # past
Tomorrow I will finish the poster and {hang|hung|was hanging} it by the door. # future
Yesterday the puppy chewed my shoe and {hid|hides|will hide} under the sofa. # past
Water freezes at zero degrees Celsius and {turns|turned|was turning} into ice. # present
While we slept, a raccoon came and {ate|eats|will eat} our apples. # past
On Sundays my cousins come over, and we {make|made|were making} dumplings. # present
Next year the town will build a rink, and everyone {will learn|learned|was learning} to skate. # future
A cactus stores water in its stem and {lives|lived|was living} on it for months. # present
When the bell rings this afternoon, we {will run|ran|were running} to the field. # future
The captain saw the rocks, but it {was|is|will be} too late to turn. # past
Someday people will live on Mars, and they {will grow|grew|were growing} food there. # future
The bridge shook, and somebody behind me {screamed|screams|will scream}. # past
My neighbor collects old clocks and {repairs|repaired|was repairing} them in his garage. # present`
