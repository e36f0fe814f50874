/** A clue in the sentence shows what the word in italics means. */
export const meanings: Record<number, string> = {
  1: `
I put on a coat in the *chilly* wind. Chilly means {cold|wet|loud}.
The *enormous* elephant did not fit in the barn. Enormous means {very big|very old|very fast}.
The *drowsy* boy could not keep his eyes open. Drowsy means {sleepy|happy|hungry}.
She was so *glad* that she laughed and clapped. Glad means {happy|sick|slow}.
We had to shout because the hall was *noisy*. Noisy means {loud|dark|small}.
The *tiny* ant sat on a crumb. Tiny means {very small|very sweet|very brave}.
He was *weary* after the long walk and lay down. Weary means {tired|tall|rich}.
The stove is *scorching*, so do not touch it. Scorching means {very hot|very new|very soft}.
My shirt was *filthy* from the mud. Filthy means {very dirty|very long|very nice}.
The *timid* cat hid from all of us. Timid means {shy and afraid|big and strong|clean and dry}.
Dad can *mend* the torn tent with a needle. Mend means {fix|sell|burn}.
We must *depart* now, or we will miss the train. Depart means {leave|sing|rest}.
The *swift* deer ran past the car. Swift means {fast|fat|sad}.
Please *speak* up so that all can hear you. Speak means {talk|write|jump}.
The rope was *damp* from the rain. Damp means {a little wet|very strong|too short}.
He gave a *gentle* pat to the baby bird. Gentle means {soft and kind|hard and fast|loud and mean}.
They *giggled* at the funny clown. Giggled means {laughed|cried|slept}.
The *empty* jar had no jam in it. Empty means {with nothing inside|with a red lid|with a crack}.
Her *ancient* doll is a hundred years old. Ancient means {very old|very pretty|very soft}.
The ice was *slick*, so I fell. Slick means {easy to slip on|hard to see|good to eat}.
We *gobbled* the pie because we were so hungry. Gobbled means {ate fast|gave away|baked}.
The fog was thick, and the lamp looked *dim*. Dim means {not bright|not heavy|not clean}.
She *whispered* so that the baby would not wake up. Whispered means {said softly|ran away|sang loudly}.
The *brave* girl was not afraid of the dark. Brave means {without fear|without shoes|without friends}.
I had to *repeat* my name two times. Repeat means {say again|spell wrong|forget}.
The *furious* man yelled and threw his hat. Furious means {very angry|very kind|very sleepy}.
The soup was too hot, so we let it *cool*. Cool means {get less hot|get bigger|get lost}.
The path was *narrow*, so we walked one by one. Narrow means {not wide|not long|not old}.
It was so *silent* that we heard a pin drop. Silent means {without a sound|without a light|without a roof}.
He *grinned* when he saw his gift. Grinned means {smiled|hid|fell}.
The *huge* rock was as big as a house. Huge means {very big|very black|very near}.
I was *certain* because I had seen it with my own eyes. Certain means {sure|sorry|late}.
Hens *peck* at the corn with their beaks. Peck means {pick up bit by bit|run around|lay eggs on}.
The *sturdy* chair can hold three men. Sturdy means {strong|pretty|cheap}.
We *gazed* at the stars for a long time. Gazed means {looked|jumped|threw}.
The cup can *shatter* if it falls on stone. Shatter means {break into bits|grow|float}.`,
  2: `
The *fragile* cup broke when I set it down. Fragile means {easy to break|full of tea|painted blue}.
Sam was *famished*, so he ate three bowls of rice. Famished means {very hungry|very polite|very quick}.
The *vacant* house had been without people for years. Vacant means {with nobody in it|made of brick|very large}.
We could not *locate* the key, though we looked all day. Locate means {find|turn|buy}.
The dog was *obedient* and came each time we called. Obedient means {doing as it is told|running away|barking a lot}.
A *blizzard* covered the cars with snow in an hour. A blizzard is {a big snowstorm|a warm rain|a kind of plow}.
Mom *scolded* us because we had broken the lamp. Scolded means {spoke angrily to|gave a gift to|played with}.
The *generous* man gave away half of his apples. Generous means {happy to share|quick to laugh|hard to see}.
The water was so *shallow* that it only wet our feet. Shallow means {not deep|not clean|not cold}.
She wore a *disguise*, and nobody knew who she was. A disguise is {something that hides who you are|a heavy winter coat|a song for many voices}.
He was *reluctant* to jump and stood at the edge for an hour. Reluctant means {not wanting to|very proud to|too tall to}.
The knot was *loose*, and the rope slipped off. Loose means {not tight|not thick|not new}.
Bears *hibernate*: they sleep all winter long. Hibernate means {sleep through the winter|hunt at night|climb trees}.
The *gloomy* sky had no sun in it at all. Gloomy means {dark and gray|clear and blue|full of birds}.
The two boys *quarreled* until Dad came to make peace. Quarreled means {fought with words|told stories|fell asleep}.
The *feeble* old cat could hardly stand up. Feeble means {weak|fat|angry}.
Our *annual* fair comes once every year. Annual means {coming every year|coming at night|coming by train}.
She *admired* the painting and could not stop looking at it. Admired means {liked very much|wanted to hide|tried to sell}.
The judges were *astonished* when the snail won. Astonished means {very surprised|very sleepy|very strict}.
The *rapid* stream carried our boat away at once. Rapid means {fast|cold|dirty}.
The paint was still *moist*, and it came off on my sleeve. Moist means {a bit wet|very bright|old and hard}.
You may *select* one toy from the shelf. Select means {choose|break|hide}.
The lion's *mighty* paw cracked the log. Mighty means {very strong|very soft|very clean}.
Ice is *transparent*: you can see the fish below it. Transparent means {clear enough to see through|cold enough to hurt|thin enough to bend}.
He was *drenched* from head to foot after the storm. Drenched means {very wet|very dusty|very cross}.
The trail was *steep*, and we had to climb on our hands. Steep means {going up sharply|covered with grass|hard to find}.
The crowd *cheered* when our team scored. Cheered means {shouted for joy|walked home|sat down}.
A *nervous* singer may shake before the show. Nervous means {worried|famous|sick}.
Some berries are *edible*, so we ate them. Edible means {safe to eat|hard to reach|full of worms}.
The farmer *gathered* the eggs in a basket. Gathered means {picked up|threw out|painted}.
The tower *swayed* in the wind like a tall tree. Swayed means {moved from side to side|fell to the ground|turned white}.
Please be *brief*; we have only a minute. Brief means {short|loud|early}.
The twins wore *identical* coats, and we could not tell who was who. Identical means {just the same|too small|very warm}.
The lake was *calm*, without a single wave. Calm means {still|deep|salty}.
She could not *recall* his name, though they had met before. Recall means {remember|hide|change}.
The puppy was *mischievous*: it hid our shoes and laughed at us with its eyes. Mischievous means {full of tricks|full of fear|fond of sleep}.`,
  3: `
The desert is so *arid* that it has not rained there for three years. Arid means {very dry|very wide|very sandy}.
The knight was *valiant* and faced the dragon alone. Valiant means {brave|wealthy|clumsy}.
With her *keen* eyes the hawk saw a mouse from the clouds. Keen means {sharp|yellow|sleepy}.
Nobody could *persuade* him to sing, however long they begged. Persuade means {get somebody to do something|stop somebody from doing something|teach somebody how to do something}.
The soup was *bland* until Ama added pepper and salt. Bland means {without much taste|much too hot|made of fish}.
The *colossal* statue was taller than the church. Colossal means {huge|broken|holy}.
They *concealed* the gift behind a curtain so that she would not see it. Concealed means {hid|wrapped|opened}.
The bridge was *hazardous*, so a guard kept everybody away. Hazardous means {dangerous|beautiful|crowded}.
The *weary* hikers fell asleep before supper. Weary means {worn out|lost|noisy}.
After the flood, food was *scarce*, and each of us got one slice. Scarce means {hard to get|easy to cook|bad to eat}.
The *elderly* man leaned on his stick and told of his ninety years. Elderly means {old|cheerful|strange}.
She *hesitated* at the door, took a step back, and then knocked. Hesitated means {stopped because she was unsure|ran as fast as she could|called out to everyone}.
The *barren* hill had not one tree or blade of grass. Barren means {with nothing growing|with many paths|with a fine view}.
His answer was *absurd*: he said that the moon was a pancake. Absurd means {silly and not possible|clever and quick|kind and honest}.
A *nocturnal* animal, the owl hunts only in the dark. Nocturnal means {active at night|able to fly|without fear}.
The old shed might *collapse*, for its walls are rotten. Collapse means {fall down|be sold|catch fire}.
Grandma is *frugal*: she saves string and never wastes a crumb. Frugal means {careful not to waste|quick to get angry|fond of travel}.
The coach *praised* Lee for her fine pass. Praised means {said good things about|took away|asked about}.
He was *bewildered* by the map and turned it around and around. Bewildered means {very confused|well prepared|deeply asleep}.
The cloth was *coarse* and scratched my neck. Coarse means {rough|dark|thin}.
Two roads *merge* here and become one. Merge means {join|stop|climb}.
The guide *cautioned* us not to step near the edge. Cautioned means {warned|pushed|paid}.
In the *dense* forest we could hardly squeeze between the trees. Dense means {thick and close together|green and wet|far from any town}.
The king was *merciful* and let the thief go. Merciful means {ready to forgive|eager to fight|slow to speak}.
My *initial* plan failed, so I made a second one. Initial means {first|best|secret}.
Sugar will *dissolve* in hot tea: you stir, and soon there is none to be seen. Dissolve means {mix in and disappear|sink to the bottom|turn to ice}.
She is *fluent* in Spanish and speaks it without stopping to think. Fluent means {speaking with ease|speaking too softly|speaking for the first time}.
The trap was *cunning*: no mouse could see how it worked. Cunning means {clever and tricky|old and rusty|large and heavy}.
The men *hoisted* the flag to the top of the pole. Hoisted means {pulled up|washed|folded}.
We were *thrilled* and jumped for joy when we won. Thrilled means {very excited|quite ashamed|a bit bored}.
The road was *smooth* at last, and the cart no longer shook. Smooth means {without bumps|without shade|without end}.
He has a *vivid* memory of that day and can name every color. Vivid means {very clear|very sad|rather short}.
The river *surrounds* the castle on all four sides. Surrounds means {goes all around|runs far below|carries away}.
A *sole* tree stood on the plain; there was no other for miles. Sole means {only|dead|giant}.
They *abandoned* the ship when it began to sink. Abandoned means {left|mended|boarded}.
The crowd was *hostile* and threw eggs at the singer. Hostile means {unfriendly|hungry|very large}.`,
}
