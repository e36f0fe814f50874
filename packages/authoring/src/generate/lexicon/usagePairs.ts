/** The word of careful usage first; after `#` the rule. */
export const usageSentences = `
The new bus has {fewer|less|lesser} seats than the old one. # fewer
There is {less|fewer|lesser} sugar in this cake. # less
A large {number|amount|deal} of geese rested on the lake. # number
A large {amount|number|figure} of sand was carried away. # amount
The prize was shared {between|among|amongst} the two finalists. # between
The food was divided {among|between|in between} the nine sailors. # among
Please {lay|lie|lain} the map on the table. # lay
I must {lie|lay|laid} down for an hour. # lie
The price of bread will {rise|raise|be risen} again. # rise
They plan to {raise|rise|arise} the flag at dawn. # raise
She feels {bad|badly|worsely} about the broken cup. # bad
The violin was {badly|bad|poor} damaged in the flood. # badly
He did {well|good|goodly} on the test. # well
The soup tastes {good|well|goodly} with dill. # good
My house is {farther|further|more far} from the school than yours: three miles. # farther
We will discuss the matter {further|farther|more far} on Monday. # further
This soup is {different from|different than|differing as} the one I ordered. # different from
She acts {as if|like if|like as} she owned the place. # as if
The dog wagged {its|it's|its'} tail. # its
{Regardless|Irregardless|Disregardless} of the cold, they swam. # regardless
The two friends helped {each other|theirselves|one to another}. # each other
They built the hut {themselves|theirselves|themself}. # themselves
We {could have|could of|could has} taken the early train. # have
He {used to|use to|was use to} live on a boat. # used to
You {ought not|hadn't ought|had ought not} to feed the bears. # ought not
The reason for the delay is {that|because|why} the bridge was out. # reason
The question is {whether|if|that if} the bridge will hold. # whether
The painting {hung|hanged|hunged} in the hall for a century. # hung
{Almost|Most|Mostly} all of the guests had left. # almost
We were {all ready|already|allready} to go when the horn blew. # all ready
The show had {already|all ready|allready} begun. # already
Try {to lift|and lift|lift} the lid carefully. # try to
There were {many|much|a great deal of} reasons to stay. # fewer
How {much|many|few} time do we have? # less
The vote was {unanimous|more unanimous|very unanimous}. # absolute
His answer was {unique|very unique|most unique}. # absolute`
