/** The right form first; it has the shape of the parts beside it. */
export const parallelSentences: Record<number, string> = {
  9: `
On Sundays my uncle likes reading, gardening, and {baking bread|to bake bread|bread that he bakes}.
The guide told us to pack lightly, to drink often, and {to stay together|staying together|that we stay together|no wandering}.
The old house was cold, drafty, and {dark|in darkness|without any light}.
The nurse worked quickly, quietly, and {carefully|with care|being careful}.
She promised that she would call, that she would write, and {that she would visit|to visit|visiting us soon|a visit}.
The puppy ran across the yard, jumped over the hedge, and {vanished|vanishing|to vanish}.
To win an argument is easy; {to win a friend|winning a friend|if you win a friend|friends} is hard.
The recipe calls for patience, practice, and {luck|being lucky|to be lucky}.
The river flows through the hills, past the mill, and {into the sea|entering the sea|it reaches the sea|the sea}.
Our plan is to rent a van, to drive all night, and {to arrive by noon|arriving by noon|an arrival by noon|arrive}.
The critic found the film long, loud, and {predictable|that it was predictable|with no surprises}.
Swimming is harder than {running|to run|a run}, at least for me.
The mayor spoke with warmth, with humor, and {with conviction|convincingly|she was convincing|firmly}.
The storm tore off shingles, uprooted trees, and {flooded cellars|flooding cellars|cellars were flooded|floods}.
He spends his evenings writing songs, fixing radios, and {calling friends|to call friends|calls to friends|phone calls}.
The committee wants to lower costs, to save time, and {to keep quality high|keeping quality high|high quality|quality}.
The letter was brief, polite, and {honest|it was honest|with much honesty}.
Good listeners wait patiently, ask openly, and {answer thoughtfully|answering thoughtfully|thoughtful answers|wise}.
We looked under the sofa, behind the stove, and {inside the clock|opening the clock|we opened the clock|a clock}.
It is one thing to make a promise and another {to keep it|keeping it|if you keep it|keeping it well}.
My grandmother taught me sewing, cooking, and {budgeting|to budget|how one budgets}.
The report explains what happened, why it happened, and {how it was repaired|the repair of it|repairing it|its repair}.
The violinist bowed, smiled, and {left|leaving|gone from there}.
The new path is wide, smooth, and {safe|it is safe|of great safety}.
Walking to school costs nothing; {taking the bus|to take the bus|if one takes the bus|a bus} costs two dollars.
Her job includes answering mail, ordering supplies, and {greeting visitors|to greet visitors|visitors are greeted|guests}.
The shelter needs blankets, towels, and {volunteers|that people volunteer|to find helpers}.
The coach asked us to arrive early, to warm up, and {to cheer loudly|cheering loudly|that we cheer loudly|cheers}.
The kitten was small, gray, and {hungry|in need of food|wanting food}.
They learned to read maps, to tie knots, and {to build fires|building fires|the building of fires|fires}.
The speech began slowly, grew stronger, and {ended in applause|ending in applause|the end was applause|applause}.
Some people collect stamps, some collect coins, and {some collect shells|shells are collected by some|collecting shells|shells}.
I would rather walk in the rain than {wait in the heat|waiting in the heat|to wait in the heat|the heat}.
The apprentice sanded the boards, mixed the glue, and {sharpened the tools|sharpening the tools|the tools were sharp|sharp tools}.
Either we leave at dawn or {we stay until Monday|staying until Monday|to stay until Monday|until Monday}.
The museum is open on weekdays, on holidays, and {on Saturdays|Saturdays|it opens Saturdays}.`,
  11: `
The orchestra is admired not only for its precision but also {for its daring|its daring|because it is daring|because the musicians are so daring}.
The senator neither answered the question nor {changed the subject|changing the subject|was she changing the subject|silence|was she willing to change the subject}.
You can reach the island either by ferry or {by seaplane|taking a seaplane|you take a seaplane|taking a seaplane at noon}.
The treaty was both a relief to the farmers and {a threat to the merchants|it threatened the merchants|threatening for merchants|feared by merchants|it threatened the merchants of the coast}.
The novel is remarkable less for what it says than {for what it omits|its omissions|omitting things|gaps|the many things omitted}.
Whether to publish the data or {to wait for a second trial|waiting for a second trial|a second trial|waiting|waiting until a second trial is over} divided the team.
The archive preserves not what was important but {what was left|the leftovers|it keeps the leftovers|leftovers}.
The reformers wanted to shorten the workday, to raise wages, and {to abolish child labor|abolishing child labor|the end of child labor|child labor|abolishing the labor of small children}.
The essay argues that cities grow hotter, that trees cool them, and {that planting is cheap|the cheapness of planting|planting cheaply|planting|the fact of how cheap planting would be}.
The actor's voice was not merely loud but also {clear|it was clear|with clarity}.
The voters were asked whether they supported the bridge, whether they would pay for it, and {whether they would use it|using it|their use of it|its use|their actual use of the new bridge}.
The comet returned as had been predicted and {as had been feared|fearing it|it was feared|fear|many people were afraid}.
The judge ruled against the company, against its partners, and {against its insurers|its insurers|insuring companies, too|insurers|the companies insuring it}.
Both the rising of the river and {the falling of the leaves|that leaves fell|leaves are falling|leaves fell|the leaves were falling in heaps} marked the season.
The editor prefers trimming a paragraph to {adding a footnote|add a footnote|a footnote is added|a footnote|that a long footnote is added}.
The settlers came for the land, stayed for the river, and {left for the railroad|leaving for the railroad|the railroad drew them away|the railroad|the railroad finally drew them away again}.
Not only did the pump fail, but also {the alarm stayed silent|the silent alarm|silencing the alarm|a silent alarm}.
A good index saves the reader time and {spares the author letters|sparing the author letters|letters are spared|fewer letters|letters to the author are spared}.
To define a term is not {to prove a claim|proving a claim|a proof of a claim|proof}.
The sculptor works in marble, in bronze, and {in ice|ice|using ice}.
The study measured how long the patients slept, how often they woke, and {how well they remembered|their memory|remembering well|memory|the quality of their memory at noon}.
It was easier to praise the design than {to pay for it|paying for it|a payment for it|payment|finding the money for it}.
The law protects those who own the land and {those who work it|working it|the work on it|workers|the people by whom the land is worked}.
The explorer was praised for mapping the coast, for learning the language, and {for keeping a journal|her journal was kept|that she kept a journal|a journal|because she kept a careful journal}.
The choir sang either too softly or {too fast|it rushed|with too much speed}.
Memory is selective, fragile, and {inventive|an inventor|it invents things}.
The mayor must decide which roads to repair, which schools to enlarge, and {which debts to pay|the payment of debts|paying debts|debts}.
The playwright gives her heroes courage, gives her villains charm, and {gives her fools the truth|the truth is for fools|giving fools the truth|true fools|the truth is what her fools are given}.
By measuring twice and {by cutting once|cut once|a single cut|one cut}, the carpenter saved both time and wood.
The garden was designed for walking, for resting, and {for thinking|to think|thoughtful people|people who want to think}.
The old road goes around the hill; {the new one goes through it|going through it, the new one|through it goes the new one}.
The lecture was long on anecdotes but {short on evidence|it lacked evidence|lacking evidence|no evidence|it did not offer evidence}.
They valued the island for its silence, for its light, and {for its beaches|its beaches|it had beaches|beaches|because it had such wide beaches}.
The rumor was started by a clerk, spread by the newspapers, and {believed by the ministers|believing it, the ministers|the ministers believed it|ministers|the ministers believed every word}.
Where the map was blank, they drew monsters; {where it was full, they drew roads|full maps with roads|drawing roads where full|elsewhere, roads}.`,
}
