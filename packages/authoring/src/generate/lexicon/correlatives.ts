/** The right word first; after `#` the pair that it belongs to. */
export const correlatives = `
Neither the rain {nor|or|and} the wind could stop the parade. # neither … nor
{Both|Either|Neither} my aunt and my uncle play the tuba. # both … and
You can either paint the fence {or|nor|and} rake the leaves. # either … or
Not only did we miss the bus, {but we also|and we also|or we also} lost the map. # not only … but also
Whether we win {or|nor|and} lose, we will shake hands. # whether … or
{Neither|Both|Either} the lamp nor the radio worked after the storm. # neither … nor
Both the goat {and|or|nor} the pony wanted the carrot. # both … and
{Either|Neither|Both} you tell Mom the truth, or I will. # either … or
The cave is not only deep {but also|and also|or also} wet. # not only … but also
I do not know whether the shop is open {or|nor|and} closed. # whether … or
Neither Ana {nor|or|and} Luis had seen the sign. # neither … nor
{Both|Neither|Either} wolves and whales live in family groups. # both … and
We can meet either at noon {or|and|nor} right after school. # either … or
She not only wrote the play {but also|or also|nor also} sewed the costumes. # not only … but also
{Whether|Neither|Both} it rains or snows, the mail will come. # whether … or
He speaks neither French {nor|or|and} German. # neither … nor
The soup was both hot {and|or|nor} spicy. # both … and
{Either|Both|Neither} Kenji or his sister will feed the fish. # either … or
{Not only|Both|Neither} the students but also the teachers wore costumes. # not only … but also
Tell me whether the answer is yes {or|nor|and} no. # whether … or
{Neither|Either|Both} the map nor the guide was right. # neither … nor
Otters are at home both in the sea {and|or|nor} on land. # both … and
Either the clock is fast {or|nor|and} the bus is late again. # either … or
The new bridge is not only longer {but also|nor also|and also} much safer. # not only … but also
{Whether|Both|Neither} you stay or go is up to you. # whether … or
My brother eats neither peas {nor|and|or} carrots. # neither … nor
{Both|Neither|Either} the roof and the chimney need repairs. # both … and
Please bring either a towel {or|and|nor} a blanket. # either … or
The comet was seen not only in Spain {but also|or also|nor also} in Morocco. # not only … but also
She could not decide whether to stay {or|and|nor} to leave. # whether … or
{Neither|Both|Either} rain nor fog kept the lifeguard at home. # neither … nor
We need both a hammer {and|nor|or} a saw for this job. # both … and
{Either|Both|Neither} we leave now, or we will miss the start. # either … or
{Not only|Neither|Both} the lake but also the river was frozen. # not only … but also
I wonder whether the egg is fresh {or|and|nor} rotten. # whether … or
The old dog was neither deaf {nor|or|and} blind. # neither … nor`
