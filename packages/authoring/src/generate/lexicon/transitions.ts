/** The right transition first; after `#` the relation. */
export const transitionSentences = `
It rained for nine days. {Therefore,|Nevertheless,|For example,|Likewise,} the river left its bed. # result
Bats are not blind. {In fact,|As a result,|Afterward,|However,} some of them see better than we do. # emphasis
Many animals sleep through winter. {For example,|However,|As a result,|Meanwhile,} the groundhog rests until April. # example
The stove was cold. {However,|Therefore,|For instance,|Similarly,} the soup was still warm. # contrast
Ana set the table. {Meanwhile,|Therefore,|For example,|In contrast,} her brother was chopping the onions. # time
The bridge was unsafe. {As a result,|For instance,|Nevertheless,|Likewise,} the city closed it. # result
The test was hard. {Indeed,|Instead,|Meanwhile,|Afterward,} only two students finished it. # emphasis
Some plants eat insects. {For instance,|As a result,|Nevertheless,|Meanwhile,} the sundew traps flies. # example
The hikers were tired. {Nevertheless,|Consequently,|For example,|Similarly,} they walked on until dark. # contrast
First we mixed the clay. {Next,|However,|For example,|Therefore,} we shaped three bowls. # time
The battery was empty. {Consequently,|For example,|In contrast,|Similarly,} the phone went dead. # result
The film was long. {In fact,|Nevertheless,|Meanwhile,|For example,} it lasted nearly four hours. # emphasis
Several birds cannot fly. {For example,|Therefore,|Meanwhile,|However,} the ostrich can only run. # example
My sister loves crowds. {In contrast,|As a result,|For instance,|Likewise,} I like to be alone. # contrast
The actors bowed. {Afterward,|However,|For example,|In fact,} they met the guests in the hall. # time
The seeds had been boiled. {Thus,|For instance,|However,|Likewise,} not one of them grew. # result
The cave is deep. {Indeed,|Instead,|For example,|Afterward,} nobody has ever reached its end. # emphasis
Some sports need no ball. {For instance,|As a result,|However,|Meanwhile,} runners need only shoes. # example
The map showed a well. {Still,|Therefore,|For example,|Similarly,} we found only dry sand. # contrast
The band was packing up. {Meanwhile,|As a result,|For instance,|Instead,} the children were still dancing. # time
The road was blocked by a tree. {Therefore,|For example,|Likewise,|In contrast,} the bus had to turn back. # result
The old clock is exact. {In fact,|Instead,|Nevertheless,|Meanwhile,} it is never one second off. # emphasis
Many fruits float. {For example,|Nevertheless,|Therefore,|Afterward,} apples bob on water. # example
He had promised to come. {Instead,|Therefore,|For example,|Likewise,} he stayed at home. # contrast
Let the paint dry. {Then|However,|For example,|In contrast,} add the second coat. # time
Nobody had bought tickets. {Consequently,|For instance,|Nevertheless,|Similarly,} the concert was called off. # result
The valley is cold. {Indeed,|Instead,|Meanwhile,|Afterward,} frost may come in July. # emphasis
Some words look alike in many languages. {For instance,|However,|As a result,|Meanwhile,} *taxi* is known everywhere. # example
The lake looks clean. {However,|Therefore,|For example,|Likewise,} it is full of poison. # contrast
The judges counted the votes. {Meanwhile,|Therefore,|For example,|In fact,} the singers were waiting backstage. # time
The farmer planted clover. {As a result,|For example,|In contrast,|Nevertheless,} the soil became richer. # result
The parrot is clever. {In fact,|However,|Instead,|Afterward,} it can open three kinds of locks. # emphasis
Wind can do useful work. {For example,|Nevertheless,|Afterward,|In contrast,} it pumps water on farms. # example
The north side is steep. {In contrast,|Therefore,|For example,|Likewise,} the south side is nearly flat. # contrast
The twins read the letter. {Afterward,|Likewise,|For instance,|In contrast,} they hid it behind the clock. # time
The ice was thin. {Thus,|For example,|Likewise,|In contrast,} the race was put off. # result`
