/** The form that fits the other clause; after `#` the kind of condition. */
export const conditionalSentences = `
If it rains tomorrow, we {will stay|would stay|would have stayed} indoors. # open
If I were a giant, I {would step|will step|step} over the river. # unreal
If you had called last night, I {would have come|would come|will come}. # past
We will be late unless the bus {comes|will come|would come} soon. # open
She would help us if she {had|has|would have} more time. # unreal
They would have won if the goalkeeper {had stayed|would have stayed|stayed} in the goal. # past
If the clay is too wet, the pot {will crack|would crack|would have cracked}. # open
If the museum {were|is|would be} closer, I would go every week. # unreal
If we had taken the map, we {would not have gotten|would not get|will not get} lost yesterday. # past
I will lend you my tent if the rain {stops|will stop|would stop}. # open
If he spoke Greek, he {could read|can read|will read} the letter. # unreal
The bridge would have held if the engineers {had used|would have used|used} steel. # past
If the wind drops, the balloon {will land|would land|would have landed} in the field. # open
What would you do if you {found|find|would find} a wallet? # unreal
If she had studied, she {would have passed|would pass|will pass} last week's test. # past
Unless you water it, the tree {will die|would die|would have died}. # open
If my phone {worked|works|would work}, I would call a taxi. # unreal
He would not have slipped if he {had worn|would have worn|wore} boots. # past
If you see the captain, {give|would give|gave} her this letter. # open
If there were more light, the plants {would grow|will grow|grow}. # unreal
If I had known the answer, I {would have told|would tell|will tell} you yesterday. # past
The show will begin as soon as the mayor {arrives|will arrive|would arrive}. # open
The room would look bigger if it {had|has|would have} a mirror. # unreal
If they had left at six, they {would have caught|would catch|will catch} yesterday's ferry. # past
If the ice is thin, nobody {may skate|would have skated|might have skated}. # open
If dogs {could|can|would can} talk, what would they say? # unreal
The cake would have risen if you {had closed|would have closed|closed} the oven. # past
You will miss the train if the taxi {does not come|will not come|would not come}. # open
If I won the prize, I {would buy|will buy|buy} a piano. # unreal
If the watchman {had seen|would have seen|saw} the smoke, he would have rung the bell. # past
If the soup boils over, {turn|would turn|turned} down the heat. # open
We would plant roses if the soil {were|is|would be} better. # unreal
If nobody had spoken, the mistake {would have gone|would go|will go} unnoticed last year. # past
If the fuse {blows|will blow|would blow}, the gate will open. # open
She would laugh if she {saw|sees|would see} you now. # unreal
If the king had listened, the war {would have ended|would end|will end} in 1763. # past`
