/** The right punctuation first; the two words before the noun. */
export const coordinateSentences: Record<number, string> = {
  7: `
It was a {cold, windy|cold windy|cold windy,|cold, windy,} morning in March.
She wore a {soft, warm|soft warm|soft warm,|soft, warm,} coat to the fair.
The {clever, patient|clever patient|clever patient,|clever, patient,} fox waited by the hedge.
We bought {three red|three, red|three red,|three-red} kites at the market.
He told a {long, boring|long boring|long boring,|long, boring,} story about his shoes.
My aunt drives a {noisy, rusty|noisy rusty|noisy rusty,|noisy, rusty,} truck.
The {loud, angry|loud angry|loud angry,|loud, angry,} crowd left the stadium.
Grandpa carved a {small wooden|small, wooden|small wooden,|small-wooden} bear.
The {kind, honest|kind honest|kind honest,|kind, honest,} clerk returned the coins.
They live in a {strange, crooked|strange crooked|strange crooked,|strange, crooked,} house.
We hiked along a {narrow, dangerous|narrow dangerous|narrow dangerous,|narrow, dangerous,} ledge.
The queen owned {two golden|two, golden|two golden,|two-golden} mirrors.
A {warm, gentle|warm gentle|warm gentle,|warm, gentle,} rain fell on the garden.
The band has a {young Brazilian|young, Brazilian|young Brazilian,|young-Brazilian} drummer.
It was a {funny, surprising|funny surprising|funny surprising,|funny, surprising,} ending for a film.
I found a {smooth, shiny|smooth shiny|smooth shiny,|smooth, shiny,} button in the sand.
The {tired, hungry|tired hungry|tired hungry,|tired, hungry,} hikers reached the hut.
Behind the barn stood {five old|five, old|five old,|five-old} tractors.
The {calm, friendly|calm friendly|calm friendly,|calm, friendly,} nurse held my hand.
We ate a {salty, greasy|salty greasy|salty greasy,|salty, greasy,} stew.
A {dark, gloomy|dark gloomy|dark gloomy,|dark, gloomy,} hallway led to the attic.
He collects {old French|old, French|old French,|old-French} stamps.
She gave a {short, powerful|short powerful|short powerful,|short, powerful,} speech.
The cat slept on a {dusty, lumpy|dusty lumpy|dusty lumpy,|dusty, lumpy,} pillow.
It is a {difficult, expensive|difficult expensive|difficult expensive,|difficult, expensive,} repair.
The farmer sold {four young|four, young|four young,|four-young} goats.
The {bright, cheerful|bright cheerful|bright cheerful,|bright, cheerful,} room smelled of paint.
A {tall stone|tall, stone|tall stone,|tall-stone} tower guards the harbor.
The {nervous, lonely|nervous lonely|nervous lonely,|nervous, lonely,} puppy hid under a chair.
They crossed a {muddy, slippery|muddy slippery|muddy slippery,|muddy, slippery,} field.
It was a {wise, generous|wise generous|wise generous,|wise, generous,} decision.
The dancers wore {long black|long, black|long black,|long-black} gloves.
The {rough, stormy|rough stormy|rough stormy,|rough, stormy,} sea kept the boats at home.
She plays a {new Japanese|new, Japanese|new Japanese,|new-Japanese} flute.
The {quiet, thoughtful|quiet thoughtful|quiet thoughtful,|quiet, thoughtful,} boy drew maps.
We sat around a {low glass|low, glass|low glass,|low-glass} table.`,
}
