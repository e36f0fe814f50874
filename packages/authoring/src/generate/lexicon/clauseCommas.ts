/** The right commas first; after `#` the rule. */
export const clauseCommaSentences: Record<number, string> = {
  5: `
{Yes, you|Yes you|Yes you,|Yes, you,} may borrow my bike. # word
{After the long game, we|After the long game we|After the long, game we|After the long, game, we} ate pizza. # opening
You like {plums, don't you|plums don't you|plums don't, you|plums, don't, you}? # tag
{Grandma, your|Grandma your|Grandma your,|Grandma, your,} phone is ringing. # name
{No, the|No the|No the,|No, the,} store is not open. # word
{At the end of the street, there|At the end of the street there|At the end, of the street there|At the end, of the street, there} is a pond. # opening
{Hana, did|Hana did|Hana did,|Hana, did,} you feed the fish? # name
The test was {easy, wasn't it|easy wasn't it|easy wasn't, it|easy, wasn't, it}? # tag
{Well, I|Well I|Well I,|Well, I,} did not expect that. # word
{Under the old bridge, two|Under the old bridge two|Under the old, bridge two|Under the old, bridge, two} ducks were asleep. # opening
{Coach, where|Coach where|Coach where,|Coach, where,} should I stand? # name
He can {swim, can't he|swim can't he|swim can't, he|swim, can't, he}? # tag
{Yes, our|Yes our|Yes our,|Yes, our,} train is late again. # word
{During the night, the|During the night the|During the, night the|During the, night, the} snow turned to rain. # opening
{Omar, your|Omar your|Omar your,|Omar, your,} turn is next. # name
We have {met, haven't we|met haven't we|met haven't, we|met, haven't, we}? # tag
{No, my|No my|No my,|No, my,} dog does not bite. # word
{With a loud crack, the|With a loud crack the|With a loud, crack the|With a loud, crack, the} branch broke. # opening
{Dad, may|Dad may|Dad may,|Dad, may,} I stay up late? # name
It is {cold, isn't it|cold isn't it|cold isn't, it|cold, isn't, it}? # tag
{Oh, that|Oh that|Oh that,|Oh, that,} was close. # word
{In the middle of the lake, a|In the middle of the lake a|In the middle, of the lake a|In the middle, of the lake, a} fish jumped. # opening
{Doctor, is|Doctor is|Doctor is,|Doctor, is,} the arm broken? # name
You are {new, aren't you|new aren't you|new aren't, you|new, aren't, you}? # tag
{Well, the|Well the|Well the,|Well, the,} show must go on. # word
{Before the first bell, we|Before the first bell we|Before the first, bell we|Before the first, bell, we} played tag. # opening
{Priya, the|Priya the|Priya the,|Priya, the,} door is open. # name
They {left, didn't they|left didn't they|left didn't, they|left, didn't, they}? # tag
{Yes, those|Yes those|Yes those,|Yes, those,} boots are mine. # word
{On the top shelf, she|On the top shelf she|On the top, shelf she|On the top, shelf, she} found a drum. # opening
{Children, it|Children it|Children it,|Children, it,} is time for lunch. # name
She {sings, doesn't she|sings doesn't she|sings doesn't, she|sings, doesn't, she}? # tag
{No, nobody|No nobody|No nobody,|No, nobody,} saw the cat. # word
{Across the frozen field, a|Across the frozen field a|Across the frozen, field a|Across the frozen, field, a} fox ran. # opening
{Leila, we|Leila we|Leila we,|Leila, we,} saved you a seat. # name
The bus has {gone, hasn't it|gone hasn't it|gone hasn't, it}? # tag`,
  6: `
{When the lights went out, the|When the lights went out the|When the lights, went out the|When the lights, went out, the} dog began to bark. # first
The {lighthouse, which is white,|lighthouse which is white,|lighthouse, which is white|lighthouse, which is, white,} stands on a cliff. # extra
{If the paint is wet, we|If the paint is wet we|If the paint, is wet we|If the paint, is wet, we} should not touch the bench. # first
The dog began to {bark when|bark, when|bark when,} the lights went out. # last
{Because the pipe froze, the|Because the pipe froze the|Because the pipe, froze the|Because the pipe, froze, the} kitchen had no water. # first
My {father, who was a sailor,|father who was a sailor,|father, who was a sailor|father, who was, a sailor,} can tie any knot. # extra
{After the last guest left, my|After the last guest left my|After the last guest, left my|After the last guest, left, my} parents sat down. # first
We should leave the bench {alone if|alone, if|alone if,} the paint is wet. # last
{Unless it rains soon, the|Unless it rains soon the|Unless it, rains soon the|Unless it, rains soon, the} corn will dry up. # first
Mount {Fuji, which I drew in class,|Fuji which I drew in class,|Fuji, which I drew in class|Fuji, which I, drew in class,} is a volcano. # extra
{While the soup cooked, she|While the soup cooked she|While the soup, cooked she|While the soup, cooked, she} set the table. # first
The kitchen lost its {water when|water, when|water when,} the pipe froze. # last
{Before the plane landed, the|Before the plane landed the|Before the plane, landed the|Before the plane, landed, the} captain thanked us. # first
The {sun, which is a star,|sun which is a star,|sun, which is a star|sun, which is, a star,} gives us light. # extra
{Since the road was closed, we|Since the road was closed we|Since the road, was closed we|Since the road, was closed, we} took the ferry. # first
My parents sat {down after|down, after|down after,} the last guest left. # last
{As soon as the bell rang, the|As soon as the bell rang the|As soon as the bell, rang the|As soon as the bell, rang, the} halls were full. # first
Our {principal, who plays the banjo,|principal who plays the banjo,|principal, who plays the banjo|principal, who plays, the banjo,} opened the concert. # extra
{Although the box was small, it|Although the box was small it|Although the box, was small it|Although the box, was small, it} weighed forty pounds. # first
The corn will dry {up if|up, if|up if,} the heat goes on. # last
{Until the fog lifts, nobody|Until the fog lifts nobody|Until the fog, lifts nobody|Until the fog, lifts, nobody} may leave the harbor. # first
{Rome, where my uncle lives,|Rome where my uncle lives,|Rome, where my uncle lives|Rome, where my, uncle lives,} has many fountains. # extra
{If you hear thunder, you|If you hear thunder you|If you, hear thunder you|If you, hear thunder, you} must leave the pool. # first
She set the {table while|table, while|table while,} the soup cooked. # last
{Where the path divides, a|Where the path divides a|Where the path, divides a} sign points to the hut. # first
My {grandmother, who is ninety,|grandmother who is ninety,|grandmother, who is ninety|grandmother, who is, ninety,} still swims. # extra
The captain thanked {us before|us, before|us before,} the plane landed. # last
The {Nile, which flows north,|Nile which flows north,|Nile, which flows north|Nile, which flows, north,} reaches the sea in Egypt. # extra
The crowd {waited until the|waited, until the|waited until, the} doors were opened. # last
The {moon, which has no air,|moon which has no air,|moon, which has no air|moon, which has, no air,} is silent. # extra
The halls were {full as|full, as|full as,} soon as the bell rang. # last
{Chess, which I learned last year,|Chess which I learned last year,|Chess, which I learned last year|Chess, which I, learned last year,} takes patience. # extra
Lake {Baikal, which freezes in winter,|Baikal which freezes in winter,|Baikal, which freezes in winter|Baikal, which freezes, in winter,} is very deep. # extra`,
}
