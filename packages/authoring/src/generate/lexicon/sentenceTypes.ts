export const simpleSentences = `
The ferry and the barge left the harbor at dawn.
After a long drought, the lake shrank to a pond.
Behind the theater stood a row of old buses.
The potter shaped the clay and glazed the bowls.
Without a word, the captain folded the chart.
My grandfather's watch still keeps perfect time.
Tired and cold, the climbers turned back.
The drums and trumpets echoed through the valley.
Every morning the baker sweeps the front steps.
The smell of oranges filled the small kitchen.
On the far shore, a light flickered twice.
The council of the town voted for a new well.`

export const compoundSentences = `
The engine coughed, and the truck rolled to a stop.
I wrote to the editor, but no answer came.
The tide was falling; the boats leaned in the mud.
You may stay for supper, or you may take the late bus.
The roof leaked, so we moved the piano.
The guide pointed at the ridge; two goats looked back.
She had lost her map, yet she found the hut.
The frost was early, and the figs were ruined.
He does not eat meat, nor does he wear leather.
The choir fell silent; a single flute began.
The film was short, but the discussion was long.
The printer jammed again, so the posters were late.`

export const complexSentences = `
When the whistle blew, the divers surfaced.
The violin that hung in the hall was never played.
We stayed in the cellar until the storm had passed.
Because the bridge was closed, the trucks took the ferry.
The woman who repairs our shoes is retiring.
If the dough is too dry, it will crack in the oven.
The dog barks whenever the mail arrives.
Although the seats were hard, nobody left.
The letter, which had no stamp, arrived in May.
Before the curtain rose, the actors held hands.
The valley has been quiet since the mine closed.
Unless the wind drops, the balloon cannot land.`

export const compoundComplexSentences = `
When the lights failed, the pianist kept playing, and the crowd sang.
The road was icy, so we waited until the sun came up.
Although it was late, the shop was open, and we bought candles.
The girl who won the race smiled, but she said nothing.
Because the river rose, the school closed, and the buses stayed away.
I called twice before I left, but the line was busy.
If you see the fox, stand still; it will not hurt you.
The cake fell when I opened the oven, yet it tasted fine.
While the soup cooled, he set the table, and she lit the lamps.
The painter, who was nearly blind, worked on, and her colors grew bolder.
Since the train was full, we took the bus, and it was faster.
The old clock struck as we entered; everyone laughed.`
