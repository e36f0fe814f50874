/** The right punctuation first; after `#` what the clause does. */
export const restrictiveSentences: Record<number, string> = {
  10: `
My {mother, who hates flying,|mother who hates flying|mother who hates flying,|mother, who hates, flying,} took the train to Chicago. # extra
{Anyone who has a ticket may|Anyone, who has a ticket, may|Anyone who has a ticket, may|Anyone has a ticket may} enter by the side door. # needed
{Nairobi, where Amina was born,|Nairobi where Amina was born|Nairobi where Amina was born,|Nairobi, where Amina, was born,} lies on a plateau. # extra
The {key that fits this lock is|key, that fits this lock, is|key that fits this lock, is|key fits this lock is} bent. # needed
The {Pacific, which covers a third of the earth,|Pacific which covers a third of the earth|Pacific which covers a third of the earth,|Pacific, which covers, a third of the earth,} is the largest ocean. # extra
{People who live upstream should|People, who live upstream, should|People who live upstream, should|People live upstream should} move their boats tonight. # needed
{Mars, which has two moons,|Mars which has two moons|Mars which has two moons,|Mars, which has, two moons,} looks red. # extra
Every {student who finished early was|student, who finished early, was|student who finished early, was|student finished early was} allowed to read. # needed
Our only {car, which is twelve years old,|car which is twelve years old|car which is twelve years old,|car, which is, twelve years old,} needs new brakes. # extra
The {letters that she burned were|letters, that she burned, were|letters that she burned, were} never copied. # needed
{Shakespeare, who never attended a university,|Shakespeare who never attended a university|Shakespeare who never attended a university,|Shakespeare, who never, attended a university,} knew some Latin. # extra
{Plants that grow in deserts store|Plants, that grow in deserts, store|Plants that grow in deserts, store|Plants grow in deserts store} water in their stems. # needed
The {Amazon, which begins in the Andes,|Amazon which begins in the Andes|Amazon which begins in the Andes,|Amazon, which begins, in the Andes,} crosses a continent. # extra
{Nobody who heard the speech forgot|Nobody, who heard the speech, forgot|Nobody who heard the speech, forgot|Nobody heard the speech forgot} it. # needed
My youngest {brother, who is afraid of geese,|brother who is afraid of geese|brother who is afraid of geese,|brother, who is, afraid of geese,} waited in the car. # extra
The only {door that was open led|door, that was open, led|door that was open, led|door was open led} to the kitchen. # needed
{Venice, which stands on wooden piles,|Venice which stands on wooden piles|Venice which stands on wooden piles,|Venice, which stands, on wooden piles,} is slowly sinking. # extra
{Those who signed the petition want|Those, who signed the petition, want|Those who signed the petition, want|Those signed the petition want} an answer. # needed
{Jupiter, whose red spot is a storm,|Jupiter whose red spot is a storm|Jupiter whose red spot is a storm,|Jupiter, whose red, spot is a storm,} has many moons. # extra
The {songs that we practiced were|songs, that we practiced, were|songs that we practiced, were} all in minor keys. # needed
Her {father, who cannot swim,|father who cannot swim|father who cannot swim,|father, who cannot, swim,} owns a fishing boat. # extra
{Anything that you write may|Anything, that you write, may|Anything that you write, may} be quoted. # needed
The Eiffel {Tower, which was meant to be temporary,|Tower which was meant to be temporary|Tower which was meant to be temporary,|Tower, which was, meant to be temporary,} still stands. # extra
{Drivers who text endanger|Drivers, who text, endanger|Drivers who text, endanger|Drivers text endanger} everybody. # needed
Mr. {Haddad, whose shop burned down,|Haddad whose shop burned down|Haddad whose shop burned down,|Haddad, whose shop, burned down,} has opened a new one. # extra
The {house that has green shutters belongs|house, that has green shutters, belongs|house that has green shutters, belongs|house has green shutters belongs} to a poet. # needed
{Iceland, which has few trees,|Iceland which has few trees|Iceland which has few trees,|Iceland, which has, few trees,} is rich in hot springs. # extra
The first {person who guessed the number won|person, who guessed the number, won|person who guessed the number, won|person guessed the number won} a melon. # needed
{Beethoven, who lost his hearing,|Beethoven who lost his hearing|Beethoven who lost his hearing,|Beethoven, who lost, his hearing,} kept composing. # extra
{Bread that has turned green should|Bread, that has turned green, should|Bread that has turned green, should|Bread has turned green should} not be eaten. # needed
Her {husband, whose name is Emeka,|husband whose name is Emeka|husband whose name is Emeka,|husband, whose name, is Emeka,} teaches physics. # extra
All the {seats that had been reserved were|seats, that had been reserved, were|seats that had been reserved, were|seats had been reserved were} empty. # needed
The {Sahara, where rain is rare,|Sahara where rain is rare|Sahara where rain is rare,|Sahara, where rain, is rare,} was once green. # extra
{Someone who knows the code must|Someone, who knows the code, must|Someone who knows the code, must|Someone knows the code must} have opened it. # needed
My {parents, who met in Lima,|parents who met in Lima|parents who met in Lima,|parents, who met, in Lima,} speak Spanish at home. # extra
The book {that you lent me is|, that you lent me, is|that you lent me, is} missing a page. # needed`,
}
