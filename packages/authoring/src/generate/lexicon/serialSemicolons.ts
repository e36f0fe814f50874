/** Beginning | three items with commas inside. The list ends the sentence, so that no comma is missing after it. */
export const serialLists = `
By bus the route leads through|Lima, Peru|Quito, Ecuador|Cali, Colombia
In May we wrote to|Ana, the editor|Ben, the printer|Zoe, the clerk
The fair is open on|May 3, 2024|May 9, 2024|June 1, 2024
On Monday the jury heard|Mr. Cho, a baker|Ms. Lund, a nurse|Dr. Hale, a vet
Ships full of salt came from|Cork, Ireland|Porto, Portugal|Turku, Finland
Our club gave prizes to|Omar, age nine|Mei, age ten|Kofi, age eight
This year the band has played in|Austin, Texas|Salem, Oregon|Reno, Nevada
The museum owns and shows|a lute, made in Rome|a drum, made in Accra|a harp, made in Cork
At home the family has|Tic, a parrot|Mops, a poodle|Silk, a mare
In July the tour stops in|Bergen, Norway|Malmo, Sweden|Vejle, Denmark
Tonight the cast includes|Eva, the queen|Leo, the page|Sam, the fool
The letters in red ink are dated|April 2, 1911|April 9, 1911|May 30, 1911
For the film we hired|Pia, a welder|Noor, a pilot|Ivo, a diver
At night the train serves|Macon, Georgia|Selma, Alabama|Tupelo, Mississippi
Above all the guide praises|the bay, wide and calm|the mill, old but sound|the inn, small and clean
The council asked to hear|Dr. Sato, a botanist|Dr. Ruiz, a chemist|Dr. Okoro, a geologist
Last spring the choir sang in|Graz, Austria|Brno, Czechia|Lviv, Ukraine
By law her heirs are|Max, a nephew|Ida, a niece|Rosa, a cousin
In one week the storm hit|Tampa, Florida|Savannah, Georgia|Wilmington, Delaware
At noon the menu offers|soup, hot or cold|fish, fried or baked|pie, sweet or savory
That fall the play was seen in|Kyoto, Japan|Seoul, Korea|Hue, Vietnam
As witnesses the report names|Hale, the owner|Finch, the driver|Moss, the guard
They met in secret on|June 6, 1990|July 8, 1991|March 4, 1992
The recipe needs|beans, soaked overnight|onions, finely chopped|rice, well washed
The cup was won by|Lagos, in 2010|Oslo, in 2012|Quito, in 2014
The exhibit shows|a boot, left by a miner|a lamp, found in the shaft|a map, drawn in chalk
Her friends from work are|Ada, a printer|Lin, a potter|Rue, a smith
By road the bridge links|Vila, the port|Mora, the market|Seda, the fort
Each May the club honors|Jo, its founder|Al, its cook|Vi, its captain
On its left the path passes|a chapel, now empty|a quarry, long closed|a spring, never dry
In fall the fleet sails to|Bari, Italy|Split, Croatia|Corfu, Greece
In a row the shelf holds|a globe, much used|a skull, cast in wax|a clock, made in Bern
As heirs the will names|Tom, a gardener|Sue, a maid|Bo, a groom
That night the trio was|Gil, on drums|Fay, on bass|Ned, on horn
In clay the dig found|a coin, badly worn|a comb, made of bone|a ring, still bright
The relief plane took food to|Accra, Ghana|Lome, Togo|Cotonou, Benin`
