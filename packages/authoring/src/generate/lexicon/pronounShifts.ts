/** The antecedent stands in brackets, the place of the pronoun is `_`. */
export const pronounShiftSentences = `
When [hikers] reach the top, _ can see three lakes.
[I] like this pool because _ can always find a free lane.
If [you] water the seeds each day, _ will soon see green tips.
[We] took the night bus so that _ could arrive by seven.
[Players] must wear helmets, or _ will have to sit out.
When [I] read by the window, _ do not need a lamp.
As soon as [we] opened the tent, _ heard the owl.
[Visitors] should bring a coat, because _ may have to wait outside.
If [you] hold the map upside down, _ will walk the wrong way.
[Students] who finish early know that _ may read a book.
[We] practice on Mondays so that _ are ready for the game.
When [divers] come up too fast, _ can become ill.
[I] save a little each week, so _ can pay for the trip.
[You] need strong gloves if _ want to pick blackberries.
Before [we] leave the lab, _ must wash every glass.
[Drivers] slow down here because _ cannot see around the bend.
If [people] are kind to the new dog, _ will soon have a friend.
Whenever [I] visit the harbor, _ count the boats.
[You] cannot enter the cave unless _ have a helmet.
When [we] hiked to the falls, _ got wet to the knees.
[Cooks] taste the soup before _ add more salt.
[I] walk to school in spring because _ can hear the birds.
If [readers] skip the first page, _ will miss the joke.
[We] can build the raft ourselves if _ share the work.
When [you] knead the dough well, _ can feel it change.
[Singers] should drink water before _ go on stage.
Although [I] was nervous, _ gave the speech without notes.
[Tourists] love the old town because _ can walk everywhere.
Unless [you] tie the boat, _ may lose it.
[We] lit the stove, and soon _ were warm again.
When [campers] store food well, _ seldom meet a bear.
[I] chose the violin because _ had always loved its sound.
After [you] mix the two colors, _ will have a bright green.
[Bakers] get up at three so that _ can sell bread at six.
[We] watched the clouds until _ saw a dragon in them.
If [neighbors] share their tools, _ all save money.`
