/** The right form first; after `#` the rule. */
export const hardCapitals = `
We learn {Spanish at school|spanish at school|Spanish at School} with Ms. Diaz. # language
I sent a card to {Uncle Raj|uncle Raj|Uncle raj}. # title
My {uncle sings|Uncle sings|uncle Sings} in a choir. # kin
The swallows come back in {early spring|early Spring|Early Spring}. # season
We crossed the {Ohio River|Ohio river|ohio River} on a ferry. # place
Turn left and drive {two miles north|two miles North|Two miles north}. # direction
Our family eats {Mexican food|mexican food|Mexican Food} on Fridays. # language
The phone rang, and {Grandma answered|grandma answered|Grandma Answered}. # title
My {grandma answered|Grandma answered|grandma Answered} the phone. # kin
School begins in {late August|late august|Late August}. # month
We flew over the {Rocky Mountains|Rocky mountains|rocky Mountains}. # place
There is a {deep lake|deep Lake|Deep Lake} behind our house. # common
She wrote to {President Lincoln|president Lincoln|President lincoln} in 1862. # title
Lincoln was the {sixteenth president|sixteenth President|Sixteenth President}. # common
The play is next {Thursday evening|thursday evening|Thursday Evening}. # month
Last {winter we|Winter we|winter We} built an igloo. # season
My pen pal speaks {Swahili and English|swahili and english|Swahili and english}. # language
The sun sets in {the west|the West|The west}. # direction
I asked {Dr. Chen|dr. Chen|Dr. chen} about my cough. # title
The {doctor was|Doctor was|doctor Was} very kind. # common
We spent two weeks on {Lake Erie|lake Erie|Lake erie}. # place
I gave {my mother|my Mother|My mother} a paper rose. # kin
On {Memorial Day|memorial day|Memorial day} the band marches through town. # month
She wants to study {French art|french art|French Art}. # language
Yesterday {Aunt Lupe|aunt Lupe|Aunt lupe} showed us her canoe. # title
In {the summer|the Summer|The Summer} we sleep on the porch. # season
The {Mississippi River|mississippi river|Mississippi river} is long and wide. # place
The ship sailed {east for|East for|east For} nine days. # direction
May I ride the pony, {Dad, if|dad, if|Dad, If} I am careful? # title
His {dad is|Dad is|dad Is} a beekeeper. # kin
The twins were born in {December or|december or|December Or} January. # month
Our {city park|city Park|City park} has a skating pond. # common
Have you ever climbed {Bear Mountain|Bear mountain|bear Mountain}? # place
He cooks {Indian dishes|indian dishes|Indian Dishes} with his father. # language
The letter was for {Captain Rao|captain Rao|Captain rao}. # title
Our {new captain|new Captain|New Captain} lost her hat. # common`
