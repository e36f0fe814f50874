/** How two parts of a sentence are joined, the right way first; after `#` the rule. */
export const jointSentences: Record<number, string> = {
  5: `
The bus was {late, so|late so|late so,|late, so,|late,} we walked to school. # and
I looked under the {bed, but|bed but|bed but,|bed, but,|bed,} the cat was not there. # and
We can play {chess, or|chess or|chess or,|chess, or,|chess,} we can read a book. # and
The rain {stopped, and|stopped and|stopped and,|stopped, and,|stopped,} the sun came out. # and
My brother likes {soup, but|soup but|soup but,|soup, but,|soup,} I like salad. # and
The lake was {frozen, so|frozen so|frozen so,|frozen, so,|frozen,} we could not swim. # and
The kitten was {tired, yet|tired yet|tired yet,|tired, yet,|tired,} it would not sleep. # and
Hurry to the {station, or|station or|station or,|station, or,|station,} you will miss the train. # and
@ opened the {window, and|window and|window and,|window, and,|window,} a bird flew in. # and
The soup was too {hot, so|hot so|hot so,|hot, so,|hot,} I waited a minute. # and
We planted ten {seeds, but|seeds but|seeds but,|seeds, but,|seeds,} only six of them grew. # and
The bell {rang, and|rang and|rang and,|rang, and,|rang,} the doors were closed. # and
The road was {icy, so|icy so|icy so,|icy, so,|icy,} Dad drove slowly. # and
You can ride the {pony, or|pony or|pony or,|pony, or,|pony,} you can feed the goats. # and
It was still {dark, but|dark but|dark but,|dark, but,|dark,} the baker was at work. # and
The dog {barked, and|barked and|barked and,|barked, and,|barked,} the fox ran off. # and
The tent was {small, yet|small yet|small yet,|small, yet,|small,} all of us fit inside. # and
I forgot my {lunch, so|lunch so|lunch so,|lunch, so,|lunch,} @ shared hers with me. # and
The trail was {steep, but|steep but|steep but,|steep, but,|steep,} nobody complained. # and
Wear your {boots, or|boots or|boots or,|boots, or,|boots,} your feet will get wet. # and
The wind was {strong, so|strong so|strong so,|strong, so,|strong,} we flew our kites. # and
The museum is {free, but|free but|free but,|free, but,|free,} the parking is not. # and
The stars came {out, and|out and|out and,|out, and,|out,} the owls began to call. # and
My watch had {stopped, so|stopped so|stopped so,|stopped, so,|stopped,} I asked for the time. # and
The box was {heavy, but|heavy but|heavy but,|heavy, but,|heavy,} I could lift it. # and
Our team scored {early, and|early and|early and,|early, and,|early,} the crowd went wild. # and
The show was {long, yet|long yet|long yet,|long, yet,|long,} no one left. # and
We may go {north, or|north or|north or,|north, or,|north,} we may go west. # and
The milk was {sour, so|sour so|sour so,|sour, so,|sour,} I poured it out. # and
The door was {locked, but|locked but|locked but,|locked, but,|locked,} the key was in it. # and
The baby {laughed, and|laughed and|laughed and,|laughed, and,|laughed,} we laughed with her. # and
The map was {old, so|old so|old so,|old, so,|old,} some roads were missing. # and
Grandma made {dough, and|dough and|dough and,|dough, and,|dough,} I cut out the stars. # and
The pool was {full, but|full but|full but,|full, but,|full,} the beach was empty. # and
The boat {leaked, so|leaked so|leaked so,|leaked, so,|leaked,} we rowed back to shore. # and
He had a {cold, yet|cold yet|cold yet,|cold, yet,|cold,} he sang in the choir. # and`,
  9: `
The road was {blocked; we|blocked, we|blocked we} turned back at the bridge. # clauses
She wanted to {stay; however,|stay, however,|stay; however} the last train was leaving. # adverb
You will need three {things: a|things; a|things, a} rope, a lamp, and a map. # list
The colors of the flag {are green|are: green|are; green}, white, and orange. # none
The seeds were {old; nevertheless,|old, nevertheless,|old nevertheless} every one of them grew. # adverb
The library is {closed; the|closed, the|closed the} museum is open until six. # clauses
He brought what we {needed: matches|needed; matches|needed, matches}, water, and blankets. # list
The hikers carried {water, maps|: water, maps|; water, maps}, and a radio. # none
The bridge was {unsafe; therefore,|unsafe, therefore,|unsafe therefore,} the city closed it. # adverb
Some birds {migrate; others|migrate, others|migrate others} spend the winter here. # clauses
Two guests were {missing: Amara|missing; Amara|missing Amara} and her brother. # list
We met people {from Ghana|from: Ghana|from; Ghana}, Peru, and Japan. # none
The first plan {failed; consequently,|failed, consequently,|failed consequently,} a second one was drawn up. # adverb
The tide was {low; the|low, the|low the} boats lay on the sand. # clauses
The recipe calls for two {spices: cumin|spices; cumin|spices cumin} and pepper. # list
Her hobbies {include chess|include: chess|include; chess}, pottery, and rowing. # none
The lake looks {calm; in fact,|calm, in fact,|calm in fact,} it is dangerous. # adverb
The doors {opened; the|opened, the|opened the} crowd poured into the hall. # clauses
Three rivers meet {here: the|here; the|here, the} Alda, the Brook, and the Tarn. # list
The best months for sailing {are May|are: May|are; May}, June, and September. # none
The tickets were {expensive; moreover,|expensive, moreover,|expensive moreover} they were hard to get. # adverb
My sister studies {law; my|law, my|law my} brother repairs clocks. # clauses
The chef has one firm {rule: never|rule; never|rule, never} waste bread. # list
The room was furnished {with a bed|with: a bed|with; a bed}, a desk, and a lamp. # none
The actor was {ill; otherwise,|ill, otherwise,|ill otherwise} he would have performed. # adverb
The rain fell all {night; by|night, by|night by} morning the cellar was full. # clauses
The jury praised two {entries: a|entries; a|entries a} film and a short story. # list
The trail passes {by a mill|by: a mill|by; a mill}, a chapel, and a spring. # none
The results are {promising; still,|promising, still,|promising still} more tests are needed. # adverb
The old clock {stopped; nobody|stopped, nobody|stopped nobody} knew how to repair it. # clauses
The team lacks one {thing: patience|thing; patience|thing patience}. # list
The orchestra played pieces {by Bach|by: Bach|by; Bach}, Clara Schumann, and Ravel. # none
The letter was never {sent; instead,|sent, instead,|sent instead} it was hidden in a book. # adverb
The north wall is {brick; the|brick, the|brick the} south wall is stone. # clauses
Four tools hung on the {wall: a|wall; a|wall, a} saw, a plane, a rasp, and a level. # list
The baker sold {rolls, pies|: rolls, pies|; rolls, pies}, and sweet buns. # none`,
  12: `
The minister praised the {reform; her|reform, her|reform her} own party voted against it. # clauses
The evidence is {thin; nonetheless,|thin, nonetheless,|thin nonetheless} the theory has many supporters. # adverb
The expedition had a single {aim: the|aim; the|aim the} source of the river. # list
The chapters deal {with trade|with: trade|with; trade}, war, and the law of the sea. # none
Prices {rose; wages|rose, wages|rose wages} stayed where they had been. # clauses
The manuscript was thought to be {lost; indeed,|lost, indeed,|lost indeed,} two editors had declared it burned. # adverb
The court considered two {questions: whether|questions; whether|questions whether} the contract was valid and who had broken it. # list
The collection {includes coins|includes: coins|includes; coins}, seals, and a bronze scale. # none
The vaccine was {ready; meanwhile,|ready, meanwhile,|ready meanwhile,} the virus had changed. # adverb
The architect respected three {things: light|things; light|things, light}, silence, and the budget. # list
The causes of the famine {were drought|were: drought|were; drought}, debt, and neglect. # none
Some critics called the symphony a {triumph; others|triumph, others|triumph others} left at intermission. # clauses
The data were collected {carefully; accordingly,|carefully, accordingly,|carefully accordingly} the errors are small. # adverb
One fact remains {unexplained: the|unexplained; the|unexplained the} silence of the guards. # list
The committee consisted {of a judge|of: a judge|of; a judge}, two farmers, and a surgeon. # none
The poem has no {rhyme; its|rhyme, its|rhyme its} music lies in the vowels. # clauses
The island has no {springs; hence,|springs, hence,|springs hence} every roof collects rain. # adverb
The treaty named four {ports: Lisbon|ports; Lisbon|ports, Lisbon}, Cork, Genoa, and Danzig. # list
The author writes {about glass|about: glass|about; glass}, sand, and the people who work with both. # none
The old maps show a {lake; the|lake, the|lake the} new ones show a field. # clauses
The witness did not {lie; rather,|lie, rather,|lie rather} she answered another question. # adverb
The archive holds two {treasures: a|treasures; a|treasures a} letter by the founder and a map of the harbor. # list
The diet of the sailors {was hardtack|was: hardtack|was; hardtack}, salt beef, and beer. # none
The jury heard the {experts; it|experts, it|experts it} trusted the neighbors. # clauses
The engine is {quiet; furthermore,|quiet, furthermore,|quiet furthermore} it uses less fuel. # adverb
The novel turns on one {question: who|question; who|question who} burned the letter. # list
The path winds {past quarries|past: quarries|past; quarries}, kilns, and empty sheds. # none
The sculptor worked {fast; marble|fast, marble|fast marble} forgives no second thoughts. # clauses
The law was {popular; however,|popular, however,|popular; however} it could not be enforced. # adverb
The inspector noted three {defects: a|defects; a|defects, a} crack, a leak, and a missing bolt. # list
The speech was interrupted {by laughter|by: laughter|by; laughter}, boos, and at last applause. # none
Winter came {early; the|early, the|early the} passes closed in October. # clauses
The comet had been {predicted; even so,|predicted, even so,|predicted even so} it frightened the town. # adverb
The estate went to two {heirs: a|heirs; a|heirs a} niece and a gardener. # list
The exhibit was paid for {by the city|by: the city|by; the city}, a bank, and two families. # none
The first speaker appealed to {fear; the|fear, the|fear the} second appealed to hope. # clauses`,
}
