export const adHominem = `
You cannot trust her tax plan; she failed algebra in high school.
Why listen to his advice on bridges? He wears socks with sandals.
The critic is a bitter man, so his review of the play must be wrong.
Do not believe her report on the river; she is rude to waiters.
His argument for the park is worthless, for he is a terrible neighbor.
She is too vain to be right about the school budget.
Ignore his proof; a man who cannot cook cannot count.
The senator's bill is bad, because the senator is a show-off.`

export const bandwagons = `
Everyone in town is buying these lamps, so they must be the best.
Nine million people have read the book; it cannot be wrong.
All your friends have signed the petition, so you should sign it.
Every great team uses this drink, so it surely works.
Nobody takes that bus anymore, so it must be a bad route.
The whole country believes in this cure; therefore it cures.
Most shoppers chose the blue pan, which proves that it cooks better.
Everybody says the house is haunted, so it is haunted.`

export const falseDilemmas = `
Either we cut down the forest, or the town goes bankrupt.
You are for the new stadium, or you are against sports.
Either the museum charges forty dollars, or it closes forever.
There are only two kinds of students: geniuses and idlers.
We must ban all cars, or we must choke on their fumes.
If you do not vote for me, you must want chaos.
Either he apologizes on television, or he hates his voters.
You can have safety or you can have freedom, but never both.`

export const slipperySlopes = `
If we allow one food truck, soon there will be ten, and in the end the park will be a parking lot.
If students may retake one test, they will soon retake all of them, and in the end no grade will mean anything.
Let the dog on the sofa once, and soon it will sleep in your bed and run the household.
If the library opens on Sunday, soon it will open at night, and before long it will be a hotel.
Grant one extra day, and soon they will want a week, and before long nobody will finish anything.
If we paint one door red, soon the street will be a circus, and in the end house prices will collapse.
Skip one practice, and soon you will skip a season, and in the end you will regret your whole life.
If the city bans straws, soon it will ban cups, and before long we shall drink from our hands.`

export const hastyGeneralizations = `
Two taxi drivers were rude to me, so all the people of that city are rude.
My cousin's phone broke in a week, so every phone of that brand is junk.
I met one bored sailor, so all sailors must be bored.
The first chapter was dull, so every book by this author is dull.
Three of the apples were sour, so all the farms in that valley grow sour fruit.
One doctor was late, so all doctors waste our time.
It rained on both of our visits, so it rains every day in Bergen.
A poet once lied to her, so every poet is a liar.`

export const postHoc = `
The mayor took office in May, and in June it rained; clearly, the mayor caused the rain.
I wore green socks and passed the exam, so the socks caused my success.
The rooster crows and then the sun comes up; the crowing must cause the dawn.
After the comet appeared, the bank failed; the comet must have caused it.
She changed her shampoo and then won the race, so the shampoo caused the victory.
A black cat crossed the road, and then the tire burst; the cat caused the accident.
The team bought new flags and then lost; the flags must have caused the defeat.
He sneezed and the lights went out, so the sneeze caused the blackout.`
