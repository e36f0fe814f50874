/** The right form first; after `#` what it means. */
export const negativePrefixes = `
Without wings, it is {impossible|inpossible|unpossible} to fly. # not possible
A spider's thread is almost {invisible|unvisible|imvisible}. # not visible
It is {illegal|inlegal|unlegal} to park in front of a hydrant. # not legal
The old wall had stones of {irregular|inregular|unregular} shapes. # not regular
It would be {dishonest|inhonest|imhonest} to keep the wallet. # not honest
She did not do it on purpose; she {misunderstood|ununderstood|inunderstood} the rule. # understood wrongly
Our flight went {nonstop|disstop|instop} from Boston to Lima. # without a stop
He tapped his foot; he was {impatient|inpatiant|unpatient}. # not patient
Three of your answers are {incorrect|imcorrect|discorrect}. # not correct
His handwriting is so {illegible|inlegible|unlegible} that I cannot read a word. # not legible
Leaving a campfire alone is {irresponsible|inresponsible|unresponsible}. # not responsible
My twin and I often {disagree|unagree|inagree} about music. # do not agree
I looked up the word so that I would not {misspell|unspell|inspell} it. # spell wrongly
The library has a shelf for {nonfiction|unfiction|infiction}. # not fiction
Talking with your mouth full is {impolite|inpolite|unpolite}. # not polite
The puzzle is {incomplete|imcomplete|discomplete}; two pieces are gone. # not complete
A square circle is {illogical|inlogical|unlogical}. # not logical
Grandma's letters are {irreplaceable|inreplaceable|disreplaceable}. # cannot be replaced
The magician made the rabbit {disappear|unappear|inappear}. # stop being seen
Puppies {misbehave|unbehave|inbehave} when they are bored. # behave badly
The poem was pure {nonsense|unsense|insense}, but it made us laugh. # without sense
The vase has a chip, so it is {imperfect|inperfect|disperfect}. # not perfect
The volcano has been {inactive|imactive|disactive} for ages. # not active
A dog must not {disobey|unobey|inobey} its trainer. # not obey
I always {misplace|inplace|unplace} my glasses. # put in the wrong place
Clean water must not be {impure|inpure|unpure}. # not pure
Used books are {inexpensive|imexpensive|disexpensive}. # not expensive
The color of the socks is {irrelevant|inrelevant|unrelevant} to the game. # not relevant
Only {disloyal|inloyal|imloyal} friends tell your secrets. # not loyal
The smudge made me {misread|imread|inread} the number. # read wrongly
With a cast on, her arm was {immobile|inmobile|unmobile}. # not mobile
We took the {indirect|imdirect|undirect} road around the lake. # not direct
Please {disconnect|inconnect|imconnect} the hose. # undo the connection of
A crooked sign can {mislead|inlead|imlead} hikers. # lead the wrong way
The clock is {inaccurate|imaccurate|disaccurate}; it loses an hour a day. # not accurate
Throwing peas at dinner is {immature|inmature|unmature}. # not mature`
