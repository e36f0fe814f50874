export const anaphoras = `
We will plant the seeds. We will dig the wells. We will share the grain.
This house sheltered the weary; this house fed the poor; this house feared no one.
Give us a vote. Give us a voice. Give us a reason to stay.
Too long we waited, too long we hoped, too long we kept silent.
Remember the miners. Remember the strikers. Remember the names on this wall.
Every road was closed, every field was bare, every window was dark.
She taught the lost to read; she taught the proud to listen; she taught the rest to laugh.
No wall held us back. No winter slowed the march. No insult broke the line.`

export const epistrophes = `
The bridge was built by the city, each stone was paid for by the city, and yet the masons were forgotten by the city.
The law was silent, our neighbors were silent, and in the end even the bells were silent.
My father came with nothing, his brothers asked for nothing, and the sea left us nothing.
The harvest failed, and we shared. When the well ran dry, we shared. Hope itself ran out, and we shared.
The fault is ours. Every cost is ours. So the remedy is ours.
I looked for truth and found money; in the hall of honor there was money; behind each door sat money.
The valley belongs to the river, our mills belong to the river, and in spring even the town belongs to the river.
Nurses know courage, their patients teach courage, and you dare to lecture me on courage.`

export const anadiploses = `
Fear leads to anger, anger leads to hatred, hatred leads to ruin.
The road led to a village, the village to a bridge, and the bridge to nowhere.
Work brings skill; skill brings pride; pride brings care.
A careless word starts a rumor, a rumor starts a quarrel, and a quarrel ends a friendship.
She trusted her plan, a plan drawn on a napkin, a napkin lost in the rain.
Without books there is no learning; learning alone makes judgment; judgment keeps us free.
Debt breeds silence, silence breeds shame, shame breeds more debt.
From the spring comes the stream, the stream becomes a river, the river carries cities.`

export const antimetaboles = `
We do not live to eat; we eat to live.
Ask not whether the law serves you, but whether you serve the law.
A town that forgets its poets will have poets who forget their town.
The critics judge the play, but in the end the play judges the critics.
You can take the farmer from the field, but never the field from the farmer.
The child repairs the clock, and the clock repairs the child.
It is better to know what you say than to say what you know.
The rich fear change, and change fears the rich.`

export const polysyndetons = `
They had flour and salt and oil and no fire.
The crowd pushed and shouted and wept and would not go home.
He owed the baker and the tailor and the doctor and his own mother.
There was mud on the boots and on the stairs and on the bed and in the soup.
She wrote letters or songs or lists or nothing at all.
The wind took the tent and the lamp and the map and our courage.
Neither rain nor dust nor hunger nor the long night turned them around.
We walked and sang and limped and sang and slept.`
