/** Beginning | items with commas inside | end. */
export const serialLists = `
The route leads through|Lima, Peru|Quito, Ecuador|Cali, Colombia|by bus.
We wrote to|Ana, the editor|Ben, the printer|Zoe, the clerk|in May.
The fair is open on|May 3, 2024|May 9, 2024|June 1, 2024|all day.
The jury heard|Mr. Cho, a baker|Ms. Lund, a nurse|Dr. Hale, a vet|on Monday.
Ships came from|Cork, Ireland|Porto, Portugal|Turku, Finland|with salt.
The prize went to|Omar, age nine|Mei, age ten|Kofi, age eight|of our club.
The band has played in|Austin, Texas|Salem, Oregon|Reno, Nevada|this year.
The museum owns|a lute, made in Rome|a drum, made in Accra|a harp, made in Cork|and shows them.
The family has|Tic, a parrot|Mops, a poodle|Silk, a mare|at home.
The tour stops in|Bergen, Norway|Malmo, Sweden|Vejle, Denmark|in July.
The cast includes|Eva, the queen|Leo, the page|Sam, the fool|tonight.
The letters are dated|April 2, 1911|April 9, 1911|May 30, 1911|in red ink.
We hired|Pia, a welder|Noor, a pilot|Ivo, a diver|for the film.
The train serves|Macon, Georgia|Selma, Alabama|Tupelo, Mississippi|at night.
The guide praises|the bay, wide and calm|the mill, old but sound|the inn, small and clean|above all.
The council invited|Dr. Sato, a botanist|Dr. Ruiz, a chemist|Dr. Okoro, a geologist|to speak.
The choir sang in|Graz, Austria|Brno, Czechia|Lviv, Ukraine|last spring.
Her heirs are|Max, a nephew|Ida, a niece|Rosa, a cousin|by law.
The storm hit|Tampa, Florida|Savannah, Georgia|Wilmington, Delaware|in one week.
The menu offers|soup, hot or cold|fish, fried or baked|pie, sweet or savory|at noon.
The play was seen in|Kyoto, Japan|Seoul, Korea|Hue, Vietnam|that fall.
The report names|Hale, the owner|Finch, the driver|Moss, the guard|as witnesses.
They met on|June 6, 1990|July 8, 1991|March 4, 1992|in secret.
The recipe needs|beans, soaked overnight|onions, finely chopped|rice, well washed|and time.
The cup was won by|Lagos, in 2010|Oslo, in 2012|Quito, in 2014|at sea.
The exhibit shows|a boot, left by a miner|a lamp, found in the shaft|a map, drawn in chalk|and more.
Her friends are|Ada, a printer|Lin, a potter|Rue, a smith|from work.
The bridge links|Vila, the port|Mora, the market|Seda, the fort|by road.
The club honors|Jo, its founder|Al, its cook|Vi, its captain|each May.
The path passes|a chapel, now empty|a quarry, long closed|a spring, never dry|on the left.
The fleet sails to|Bari, Italy|Split, Croatia|Corfu, Greece|in fall.
The shelf holds|a globe, much used|a skull, cast in wax|a clock, made in Bern|in a row.
The will names|Tom, a gardener|Sue, a maid|Bo, a groom|as heirs.
The trio was|Gil, on drums|Fay, on bass|Ned, on horn|that night.
The dig found|a coin, badly worn|a comb, made of bone|a ring, still bright|in clay.
The relief plane flew to|Accra, Ghana|Lome, Togo|Cotonou, Benin|with food.`
