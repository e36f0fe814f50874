/** {who when verb}: who is `one` or `many`; when is `present`, `past` or `future`. */
export const perfectSentences = `
Since 2015, my aunt {one present write} three cookbooks.
So far this year, our team {one present win} every game.
We {many present live} on this street since I was a baby.
@ {one present swim} in that lake many times since May.
Since Monday, the workers {many present dig} a hole in front of our house.
So far, nobody {one present find} the missing key.
The river {one present freeze} three times since December.
Since breakfast, the twins {many present eat} nothing but grapes.
So far this week, I {many present speak} with two reporters.
My uncle {one present drive} the same truck since 1998.
Since last summer, the puppies {many present grow} a lot.
So far, the scouts {many present sell} forty boxes of cookies.
Since the storm, the birds {many present fly} south.
@ {one present wear} that hat every day since last winter.
By the time we arrived, the movie {one past begin}.
Before the rain came, the campers {many past put} up their tents.
When I got to the bakery, they {many past sell} the last loaf.
By the time the police came, the thief {one past go}.
Before moving to Ohio, @ {one past see} snow only once.
The lake {one past freeze} before we bought our skates.
By noon yesterday, the baker {one past make} ninety pies.
When Mom came home, the dog {one past eat} the whole roast.
Before the guests arrived, we {many past hide} the presents.
By the time I woke up, my sister {one past take} the last pancake.
The train {one past leave} before we reached the station.
Before the curtain rose, the actors {many past forget} their first lines.
By next Friday, I {many future learn} the whole song.
By the end of the month, the painters {many future finish} the hall.
By next summer, @ {one future grow} two inches.
By the time you arrive tomorrow, we {many future eat} lunch.
By 2050, scientists {many future build} a base on the moon.
By next week, the caterpillar {one future become} a butterfly.
By the end of the trip, they {many future drive} a thousand miles.
By tomorrow night, the snow {one future melt}.
By next June, our class {one future plant} fifty trees.
By the time the bus comes tomorrow, I {many future write} ten postcards.`

export const perfectVerbs =
  'break choose drive eat fall forget freeze give go grow hide know ride see shake speak steal swim take tear throw wake wear write begin bite blow draw fly ring sing sink drink'
