/** The right form first: who is described by the opening words stands right after them. */
export const modifierSentences: Record<number, string> = {
  7: `
Running for the bus, {Mia dropped a glove|a glove was lost|Mia's glove fell on the road|the road was wet}.
Covered in mud, {the dog shook itself on the rug|the rug got a visit from the dog|drops flew off the dog|a big cloud of drops flew from the coat of the dog}.
Humming a tune, {my uncle painted the gate|the gate was painted|the gate got a new coat of paint from him|the day went by}.
Hungry after the hike, {we emptied every bowl of soup|the soup was gone|every bowl of soup was emptied by us|every single bowl of soup was empty before noon}.
Wearing a silver cape, {the magician pulled out a rabbit|a rabbit was pulled from the hat|the hat held a rabbit|the hat was empty}.
Looking through the telescope, {Omar saw three craters|three craters appeared to Omar|the moon had craters|three deep craters came into view on the bright moon}.
Afraid of thunder, {the kitten hid under the sofa|the sofa was a good place to hide|the night was long|it thundered}.
Climbing the tower, {the guests counted the steps|the steps never seemed to end|there were two hundred steps to count|the number of steps seemed to grow with every floor}.
Tired from the game, {Lina slept until ten|sleep came soon|the soft bed was all that Lina wanted|her bed was soft}.
Barking loudly, {the puppy chased the red ball|the ball was chased|the red ball rolled away from the puppy|the red ball was followed through every room of the house}.
Reading in the attic, {Noah found an old letter|an old letter was found by Noah|a letter fell out|a letter was there}.
Driving past the lake, {the family spotted two swans|two swans came into view|two white swans could be seen from the car|a pair of white swans glided across the water nearby}.
Proud of her medal, {Zoe showed it to everyone|it was shown to everyone by Zoe|the ribbon was blue|it was shown}.
Searching for his keys, {Leo emptied the drawers|the drawers were emptied by Leo|every drawer was open|every drawer in the whole house was searched by Leo}.
Waiting in line, {the twins shared a sandwich|the time passed|a sandwich was shared by the twins|time passed}.
Frightened by the noise, {the horse jumped over the fence|the fence was jumped|a jump took the horse over the fence|a wild jump carried the frightened horse over the fence}.
Late for practice, {Priya grabbed her shoes|her shoes were grabbed in a hurry|the gym was dark|the gym was empty}.
Singing at the top of her voice, {Ana scared the birds|the birds were scared|the birds were scared away by Ana|every bird in the old tree was scared away by Ana}.
Excited about the trip, {the children packed by noon|the bags were packed by noon|noon came|the bags were ready}.
Standing on a ladder, {my father hung the lamp|the lamp was hung near the door|the lamp hung straight|the heavy lamp was finally hung near the kitchen door}.
Thirsty from the heat, {the camel drank ten buckets|ten buckets were drunk by the camel|the water was gone|a lake was near}.
Sitting in the front row, {Hana heard every word|every word was clear|every single word reached the ears of Hana|no word that the actors said was missed by Hana}.
Dressed as a pirate, {Max greeted the guests|Max's costume was a great success|the party began|the party began}.
Digging in the garden, {Grandpa found a coin|a coin was found|a coin from another century came up|an old silver coin was found under the roots}.
Hoping for snow, {the girls waxed their sleds|their sleds were waxed and ready|the sky was watched|the sky was gray}.
Worn out by the march, {the soldiers slept in their boots|their boots stayed on|sleep took the soldiers by surprise|their wet boots stayed on their feet through the night}.
Riding home in the rain, {Kofi lost his hat|his hat was lost somewhere|the wind took Kofi's hat|it was windy}.
Carrying two suitcases, {the porter climbed the stairs|the stairs were climbed|the stairs seemed endless to the porter|the long stairs of the hotel were climbed one by one}.
Curious about the box, {Emeka lifted the lid|the lid was lifted|the lid was slowly lifted by Emeka|the lid was off}.
Waving from the window, {Grandma wished us luck|luck was wished to all of us|a smile could be seen|good luck was wished to everybody on the train by Grandma}.
Warmed by the fire, {the travelers told stories|stories were told|stories from many lands filled the evening|the stories began}.
Chewing on a bone, {the wolf ignored us|a growl was heard from the wolf|the cave was noisy|not one of us was noticed by the hungry wolf}.
Floating on her back, {Leila watched the clouds|the clouds drifted over Leila|clouds passed|clouds passed by}.
Annoyed by the drums, {our neighbor closed her window|the window was closed|a window was closed by our neighbor|the window to the street was shut with a loud bang}.
Practicing every day, {the gymnast learned the routine|the routine became easy for the gymnast|it got easier|it became easy}.
Lost in the fog, {the sailors blew their horn|their horn was blown again and again|a horn sounded|the old brass horn of the ship was blown all night}.`,
  11: `
While translating the poem, {the scholar found an error|an error came to light|an error that nobody had noticed was found|an error was found}.
Having failed twice, {the pilot changed her approach|a different approach was tried by the pilot|the runway was closed|a new and safer approach was tried before the second storm}.
To win the trial, {the lawyer needed one more witness|one more witness was needed|there had to be one more witness|a witness was needed}.
As a child, {Einstein was given a compass|a compass fascinated Einstein|the mystery of the compass caught Einstein's attention|the young Einstein's attention was caught by the needle of a compass}.
Exhausted by the debate, {the delegates voted for a recess|a recess was voted for|the vote was for a recess|the recess began}.
When crossing the desert, {the caravan followed the stars|the stars were a reliable guide|the nights were colder than the days|the reliable light of the northern stars was followed by the caravan}.
Without checking the figures, {the editor printed the table|the table was printed|the table went to the printer with its errors|errors were printed}.
Convinced of his innocence, {the judge dismissed the case|the case was dismissed|the charges against him were dismissed|every charge that had been brought against him was dismissed that day}.
After reading the will, {the heirs stopped speaking|silence fell among the heirs|the house seemed larger and colder|nobody spoke}.
Trained in Vienna, {the surgeon spoke four languages|the surgeon's German was excellent|four languages were spoken|four languages were spoken at the surgeon's table on most evenings}.
To understand the painting, {a visitor must stand back|distance helps|a certain distance must be kept by the visitor|distance is needed}.
Raised by actors, {the playwright learned to improvise|improvising came easily|the stage was the playwright's first home|the gift for making things up was the playwright's from the first}.
Disguised as a merchant, {the envoy entered the city|the city gates were passed|entering the city was simple for the envoy|no guard asked}.
Before signing a lease, {tenants should read every clause|every clause should be read|it is wise to read each clause|every clause, however small its print, should be read with great care}.
Delighted with the harvest, {the farmers held a feast|a feast was held in the barn|the barn was decorated|a feast was held}.
While repairing the clock, {the jeweler discovered a note|a folded note was discovered behind the dial|a note fell out|a folded note that had been hidden for years was discovered in the clock}.
Known for her patience, {the coach rarely shouted|shouting was rare|the coach's voice was rarely raised in the gym|shouting was rare}.
Having lived by the sea, {the poet missed the gulls|the gulls were missed|the cry of the gulls was missed most of all|the cry of the gulls was what the poet missed in the capital}.
To save money, {the director cut the final scene|the final scene was cut|cutting the last scene seemed to be a solution|the scene was cut}.
Surrounded on three sides, {the general asked for terms|terms were asked for|it was time for the general's surrender|it was time to ask the enemy for terms under a white flag}.
As a young reporter, {Amara covered three elections|three elections were covered by Amara|the work was hard|it was hard work}.
Unable to sleep, {the composer rewrote the ending|the ending was rewritten|the ending of the quartet took another shape|the ending of the quartet was rewritten three times before the dawn}.
When interviewing a witness, {detectives avoid leading questions|questions should be open|leading questions are best avoided|tact is needed}.
Impressed by the model, {the mayor approved the bridge|the bridge was approved|approval was given to the bridge at once|the model of the new bridge was approved within less than an hour}.
Having studied the fossils, {the students drew a timeline|a timeline was drawn|the age of the cliff became clear|time became visible}.
Weakened by fever, {the explorer turned back|turning back was the only choice|the river seemed wider each day|the only reasonable choice that was left was to turn back at the river}.
After tasting the sauce, {the chef added vinegar|vinegar was added|a spoonful of vinegar was added to the pot|it needed salt}.
Armed with a camera, {the biologist entered the swamp|the swamp was entered at dawn|the frogs were easy to find|the green and silent swamp was entered an hour before the sun rose}.
Though rarely seen by day, {the owls keep a schedule|their schedule is exact|a strict schedule is kept in the forest|the forest is quiet}.
To prove the theorem, {the mathematician wrote ninety pages|ninety pages were needed|it took more than ninety pages|a proof of more than ninety pages had to be written by hand}.
Relieved by the verdict, {the family embraced the jurors|the jurors were embraced|tears ran down every face in the room|tears flowed}.
While rehearsing the opera, {the soprano lost her voice|her voice gave out|the role of the queen became too difficult|the role of the queen had to be given to a younger singer}.
Shaped by years of war, {the writer distrusted slogans|slogans were never trusted|distrust fills every page of the book|slogans meant little}.
Having missed the train, {the tourists hired a taxi|a taxi was hired|the only solution was to hire a taxi to the coast|a taxi to the coast had to be hired at a ridiculous price}.
Determined to vote, {the nurses came before sunrise|the line began to form before sunrise|the doors opened early|a line formed}.
Left without orders, {the guards opened the gate|the gate was opened to the crowd|nothing stopped the crowd|the iron gate was opened to the waiting crowd without a single shot}.`,
}
