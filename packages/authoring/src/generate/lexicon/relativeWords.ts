/** The right word first; after `#` what it stands for. */
export const relativeWords = `
The woman {who|which|where} repairs our clock is ninety. # person
I found the drawer {where|who|when} Dad keeps the batteries. # place
The boots {that|who|where} Grandma gave me are too big. # thing
May is the month {when|which|who} the swallows come back. # time
The boy {whose|who|which} dog ran away put up signs. # owner
She told me the reason {why|which|who} she was late. # reason
The kite {which|who|when} I made last week is already torn. # thing
The firefighter {who|which|whose} spoke to our class was funny. # person
This is the bench {where|who|when} my grandparents first met. # place
I remember the night {when|which|whose} the lights went out. # time
We visited a baker {whose|who|which} oven is a hundred years old. # owner
Nobody knows the reason {why|who|which} the bees left the hive. # reason
The nurse {who|which|where} held my hand was named Lucia. # person
The song {that|who|when} we sang was from Ghana. # thing
The town {where|who|why} my mother grew up has no stoplight. # place
Friday is the day {when|which|who} the library stays open late. # time
The girl {whose|who|which} painting won the prize is my cousin. # owner
Can you guess the reason {why|where|who} owls fly so quietly? # reason
The turtle {that|where|whose} lives in our pond is very shy. # thing
I thanked the man {who|which|whose} had found my wallet. # person
The attic {where|who|when} Grandpa naps is full of spiders. # place
I still think of the summer {when|which|who} we slept in a tent. # time
The farmer {whose|who|which} barn burned down got help from everyone. # owner
That is the reason {why|which|when} I never skip breakfast. # reason
The pilot {who|which|whose} flew our plane waved to us. # person
The bridge {that|who|where} crosses the creek is made of rope. # thing
We passed the school {where|who|why} my aunt teaches. # place
Midnight is the hour {when|which|whose} the fireworks begin. # time
I know a girl {whose|who|that} brother can walk on stilts. # owner
The reason {why|which|where} he moved away is a secret. # reason
The clown {who|which|when} juggled lemons dropped only one. # person
The letter {that|who|where} came today is from Brazil. # thing
There is a cave {where|who|when} bats sleep all winter. # place
It was the year {when|which|who} our town built the pool. # time
The singer {whose|who|which} voice I like best is from Mali. # owner
Did she explain the reason {why|which|whose} the game was stopped? # reason`
