export const indicatives = `
The ferry leaves at nine.
My uncle was a stonemason.
Nobody has seen the key.
The bees are asleep in winter.
She will sing on Friday.
We crossed the desert at night.
The lake is deeper than it looks.
They had already eaten.
Our train arrives on time.`

export const imperatives = `
Close the gate behind you.
Please pass the bread.
Be patient with the puppy.
Never feed the swans in the city park.
Turn left at the fountain.
Write your name on the line.
Let the paint dry overnight.
Do not wake the baby.
Hold the ladder for me.`

export const interrogatives = `
Is the museum open today?
Who left the lamp on?
Have you ever tasted quince?
Where does this path lead?
Can owls turn their heads?
Why did the bell ring twice?
Are the two seats by the window taken?
When will the snow melt?
Did anyone call while I was out?`

export const conditionals = `
I would call, but my phone is dead.
She might join us for supper.
We could finish by noon with your help.
Without a map, he would get lost.
They might sell the farm.
You could see the sea if the fog lifted.
Nobody would believe such a story.
A little salt would help.
A smaller key might fit.`

export const subjunctives = `
I wish I were taller.
I wish the captain were here today.
The doctor insists that he rest.
We ask that every guest be seated.
It is vital that she arrive early.
He acts as if he were the king.
I ask that he be present.
She wishes it were warmer.
I suggest that Omar lead the way.`
