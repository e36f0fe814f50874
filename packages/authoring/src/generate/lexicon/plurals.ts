/** Plurals that no rule of spelling makes: one many, other slips. */
const IRREGULAR = `
man men mens
woman women womans
child children childrens
foot feet feets
tooth teeth teeths
goose geese geeses
mouse mice mices
person people peoples
ox oxen oxens`

const SAME = 'sheep deer fish moose'
const F_TO_VES = 'leaf loaf wolf shelf calf half knife wife scarf thief'

export const irregularPlurals = new Map(
  IRREGULAR.trim()
    .split('\n')
    .map((line) => {
      const [one = '', many = '', ...slips] = line.split(' ')
      return [one, { many, slips }] as const
    }),
)
export const samePlurals: ReadonlySet<string> = new Set(SAME.split(' '))
export const vesPlurals: ReadonlySet<string> = new Set(F_TO_VES.split(' '))

/** Nouns to be asked alone, easy ones first. */
export const pluralNouns: Record<number, string> = {
  0: 'cat dog hat cup bed pig hen bug bag map log jet sock drum duck frog ring king star box fox bus dish wish kiss dress brush lunch nut rug',
  1: 'cat box bus dog dish foot hat fox man tree wish tooth cup glass child egg lunch mouse bag dress book bench duck brush frog inch hen peach',
  2: 'baby leaf sheep city foot wolf berry child loaf goose puppy knife deer story person fish cherry shelf woman lady ox bunny calf tooth pony scarf mouse party',
}

/** The place in braces asks for more than one. */
export const pluralSentences: Record<number, string> = {
  0: `
I see two {cat}.
We have two {duck}.
Mom has six {cup}.
I pet the three {pig}.
The {hen} sit in the sun.
Ten {bug} are on the log.
I have two red {bag}.
Put on your {sock}.
The {drum} are loud.
We see five {duck}.
Two {frog} hop in.
She has three {ring}.
I can see the {lamp}.
The {box} are big.
Two {fox} run by.
Four {bus} stop here.
Dad gets the {dish}.
I have three {wish}.
@ has two new {dress}.
We use {brush} to paint.
All the {bed} are wet.
I like your {sock}.
We pack our {lunch}.
The two {king} had a nap.
Look at the {map}.
The {cup} are full.
I ate ten {nut}.
The {rug} are soft.
Give Mom two {kiss}.
The {jet} are fast.`,
  1: `
I see two {cat} on the bed.
We put the toys in three {box}.
Two {bus} stop by the school.
The dog has four {foot}.
There are six {dish} on the table.
Two red {fox} ran by.
I lost two {tooth} this week.
Three {man} fix the road.
The bird has four {egg} in her nest.
You have three {wish}.
We saw five {mouse} in the barn.
The {child} all run to the swings.
We have ten {cup} for milk.
@ has two new {dress}.
Mom has six {glass} on the tray.
We sat on the {bench} in the park.
@ has three {coat} in the closet.
There are many {tree} in our yard.
I can hop with both {foot}.
The {duck} swim in a line.
Dad cut up two {peach} for me.
We pack our {lunch} for the trip.
@ has two {brush} for the paints.
The hens sit on their {egg}.
I have two {book} about frogs.
A box is ten {inch} long.
The barn cats chase the {mouse}.
My friends and I have {bag} for the trip.
Two {frog} jump into the pond.
The {man} load the big truck.`,
  2: `
Two {baby} slept in the stroller.
In fall the {leaf} turn red and gold.
Five {sheep} ate grass on the hill.
We visited three {city} last summer.
The spider ran over both my {foot}.
A pack of {wolf} howled at the moon.
@ picked a basket of {berry}.
The {child} lined up at the door.
Dad baked two {loaf} of bread.
A row of {goose} crossed the road.
The three {puppy} chewed on my shoe.
Put the {knife} and forks on the table.
We saw four {deer} at the edge of the woods.
Grandpa told us two {story} about the sea.
Many {person} waited for the train.
I caught two {fish} with my uncle.
We ate {cherry} on the porch.
The books fill all six {shelf}.
Two {woman} worked at the fire station.
The {lady} next door have a big garden.
A farmer had two {ox} to pull his cart.
Seven {bunny} live under the shed.
The cow has two {calf} this spring.
The dentist looked at my {tooth}.
The {pony} ate apples from our hands.
We wear warm {scarf} in winter.
Three tiny {mouse} hid behind the wall.
@ went to two birthday {party} last week.
The {sheep} follow the dog home.
We raked the {leaf} into a pile.`,
}
