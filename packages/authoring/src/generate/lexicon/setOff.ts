/** What is set off by two marks stands between the bars. */
export const setOffSentences = `
The old oak|planted in 1790|shades the whole yard.
My uncle Ravi|a retired pilot|builds model planes.
The red barn|it once held forty cows|is now a theater.
Our smallest goat|the one with one horn|opened the gate.
The lighthouse|built of local stone|survived the storm.
Her first kite|a birthday present|flew for an hour.
The town clock|it has been slow for years|struck eleven.
Professor Lund|an expert on eels|answered every question.
The night train|usually on time|was two hours late.
Grandpa's truck|older than my mother|still starts in winter.
The west tower|closed since May|will open again.
Our neighbor|a careful gardener|grows giant pumpkins.
The final song|everyone knew it|made the crowd stand up.
The island ferry|painted bright orange|carries twelve cars.
My best friend|the girl in the blue coat|plays the cello.
The lost wallet|it held only a library card|was returned.
Mount Aster|the highest peak here|keeps its snow all year.
The new pool|heated by the sun|opens on Friday.
Two sleepy owls|a mother and her chick|sat on the beam.
The school band|forty players in all|filled the bus.
The last slice|nobody had claimed it|went to the dog.
Chief Okoro|head of the fire station|showed us the hoses.
The wooden bridge|narrow and steep|leads to the mill.
This silver coin|found in our garden|is Roman.
The class hamster|his name is Button|sleeps all day.
Her long report|nine pages of tables|won the prize.
The blue door|freshly painted|was still wet.
The youngest scout|only ten years old|read the map.
That green stone|it may be jade|came from a river.
The corner bakery|famous for its rolls|opens at five.
Our spare tent|the one with the hole|leaked all night.
The third reader|a boy from Malta|spoke clearly.
The ship's cook|he never slept much|baked at midnight.
The back row|empty until eight|filled up fast.
My oldest aunt|a bus driver|knows every street.
The frozen lake|safe in January|is crowded with skaters.`
