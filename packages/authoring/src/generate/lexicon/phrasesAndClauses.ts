export const phrases = `
beneath the wooden stairs
the last train to the coast
to reach the summit before noon
humming quietly in the kitchen
a basket of ripe plums
between the two tall towers
covered with bright stickers
during the second half of the game
my oldest cousin from Chile
to borrow a sharper knife
floating down the muddy river
with a spoon and a cracked bowl
the color of the evening sky
after the long parade`

export const independentClauses = `
the ferry left an hour ago
my neighbor keeps bees
nobody answered the door
the lamps flickered twice
our team won the relay
she speaks three languages
the puddle froze overnight
two owls live in the barn
he forgot his umbrella again
the paint was still wet
we heard a distant drum
the judge smiled at last
a squirrel stole the bread
the elevator stopped`

export const dependentClauses = `
because the ferry was late
when the lamps went out
although nobody complained
if you need a quiet place
while the paint dries
until the judge returns
since we moved to Denver
unless it snows tonight
before the concert begins
after the guests had eaten
whenever my neighbor sings
as soon as she saw us
wherever the river is wide
though he spoke softly`
