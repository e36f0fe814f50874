/** Little words such as *in* and *from*, each beside others that make no sense there. */
export const placeWords = `
Milk is {in|of|to|down} the cup.
I put a hat {on|of|out|from} my head.
We walk {to|of|out|with} school.
I eat soup {with|of|to|at} a spoon.
This gift is {for|of|out|down} you.
The cup fell {off|of|for|at} the shelf.
I want a glass {of|off|at|down} water.
The cat jumps {out|on|from|with} of the box.
I go to school {by|of|at|from} bus.
The letter is {from|down|out|at} Grandma.
The mouse hid {under|of|to|off} the rug.
The bird flew {over|of|for|with} the house.
I wake up {at|of|out|down} seven.
My party is {on|of|up|with} Sunday.
We play {in|of|to|off} the sand.
I sleep {in|of|to|down} my bed.
Look {at|of|off|with} the moon!
I made a card {for|off|at|down} Mom.
I sit {by|of|off|out} my friend.
We roll {down|of|for|at} the hill.
The cat climbs {up|of|for|with} the tree.
He is a friend {of|off|up|down} my dad.
She draws {with|of|to|off} a pen.
The bee flew {from|of|out|with} bush to bush.
Put the toys {in|of|for|up} the box.
The frog sat {on|of|to|for} a log.
We live {in|of|to|off} a big town.
I gave my apple {to|of|up|out} her.
The sun comes {up|of|to|for} in the morning.
It is hot {in|of|out|up} the summer.
Stay {with|of|to|up} me.
I got a hug {from|up|at|down} Dad.
The pig sits {in|of|for|with} the mud.
Please wait {for|of|up|from} me.
The pictures hang {on|of|out|for} the wall.
Turn the light {off|of|at|from}, please.`
