/** The right form first; after `#` how many are compared. */
export const comparedAdverbs = `
Nia runs {faster|fastest|more faster} than her brother. # two
Of the three boys, Leo skates {most carefully|more carefully|carefulliest}. # more
The owl flew {more quietly|quietlier|most quietly} than the crow. # two
Of all the frogs, the green one jumps {highest|higher|most high}. # more
Please write {more neatly|neatlier|most neatly} than you did last week. # two
Of all the plants, this one grew {fastest|faster|most fastest}. # more
I get up {earlier|more early|earliest} than my sister. # two
Of all the dancers, Rosa moves {most gracefully|more gracefully|gracefulliest}. # more
The brown horse pulled {harder|more hard|hardest} than the gray one. # two
Of all the guests, Uncle Raj stayed {longest|longer|most longest}. # more
This year our team played {better|gooder|more better} than last year. # two
Of all the children, Kofi waited {most patiently|more patiently|patientliest}. # more
The pink kite flies {higher|highest|more higher} than mine. # two
Of the five cars, the red one stopped {most suddenly|more suddenly|suddenliest}. # more
My dog greets me {more happily|happilier|most happily} than my cat does. # two
Of all the singers, Tom sang {best|better|goodest}. # more
The second bus came {sooner|more soon|soonest} than we had thought. # two
Of all the students, Lin answers {most politely|more politely|politeliest}. # more
Today the snow fell {more heavily|heavilier|most heavily} than yesterday. # two
Of the four runners, Ben started {latest|later|most late}. # more
A mouse can hide {more easily|easilier|most easily} than a cow. # two
Of all my aunts, Aunt Vera lives {nearest|nearer|most near} to us. # more
She held the egg {more gently|gentlier|most gently} than I did. # two
Of all the drummers, Sam practiced {hardest|harder|most hardest}. # more
The old clock ticks {more loudly|loudlier|most loudly} than the new one. # two
Of all the stars, this one shines {most brightly|more brightly|brightliest}. # more
I threw the ball {farther|farer|farthest} than you did. # two
Of all the girls, Amy spoke {most bravely|more bravely|braveliest}. # more
Grandma sews {more skillfully|skillfullier|most skillfully} than Mom. # two
Of all the teams, ours played {worst|worse|baddest} on Friday. # more
The tall boy can reach {higher|more high|highest} than the short one. # two
Of all the hens, the white one pecks {most greedily|more greedily|greediliest}. # more
The nurse spoke {more softly|softlier|most softly} than the doctor. # two
Of all the planes, the blue one flew {lowest|lower|most lowest}. # more
We eat {later|more late|latest} than our neighbors do. # two
Of all the cousins, Eva writes to us {most often|more often|most oftener}. # more`
