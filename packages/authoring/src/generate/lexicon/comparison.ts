export const comparedAdjectives =
  'tall big happy careful good thin brave noisy bad important old wide tiny delicious hot strong busy dangerous wet nice early beautiful cold simple lazy colorful fat close funny comfortable'

/** {adjective er} compares two, {adjective est} more than two. */
export const comparisonSentences = `
This ladder is {tall er} than the old one.
Of all the dogs at the show, the pug had the {funny est} face.
The green backpack is {big er} than the blue one.
@ is {happy er} today than yesterday.
Be {careful er} with the glass bowl than you were with the cup.
This is the {good est} pie I have ever eaten.
The {thin est} of all my pencils broke first.
The firefighter is the {brave est} person in our town.
Our street is {noisy er} than yours.
The weather is {bad er} today than it was on Monday.
For our team, this is the {important est} game of the year.
The river is {wide er} here than at the bridge.
That was the {tiny est} frog I have ever seen.
Fresh bread is {delicious er} than old bread.
July was {hot er} than June.
The ox is the {strong est} animal on the farm.
Saturday is the {busy est} day of the week at the bakery.
Riding without a helmet is {dangerous er} than riding with one.
My left sock is {wet er} than my right one.
Our new neighbor is the {nice est} man on the street.
@ gets up {early er} than the rest of the family.
It was the {beautiful est} sunset of the whole summer.
The water in the lake is {cold er} than the water in the pool.
The second puzzle is {simple er} than the first.
Our cat is the {lazy est} animal in the house.
The parrot is {colorful er} than the crow.
The {close est} planet to the sun is Mercury.
Of the three jokes, yours was the {old est}.
The sofa is {comfortable er} than the bench.
My cold is {bad er} than yours.
The {good est} singer in the choir is @.
This year's garden is {good er} than last year's.
The {bad est} storm in ten years hit the coast.
A cheetah is {fast er} than a horse.
Of all the rooms, the attic is the {dusty est}.
The {expensive est} toy in the shop is a robot.`
