/** Scenes of three rhyming pairs. Lines of other pairs can stand between the two, so each line is a clause of its own. */
export const rhymingScenes = `
The gulls are loud above the bay / The fishing boats have sailed away | The wind is cold, the clouds are low / A lantern swings now to and fro | We wait together on the sand / My sister holds me by the hand
The attic has a wooden chest / My sister likes the old coats best | A spider spins above the door / A shadow dances on the floor | The rain is drumming on the roof / A toy horse lifts a broken hoof
The snow fell softly in the night / The garden now is clean and white | A fox has passed, the prints are small / A sparrow sits upon the wall | My breath goes up like chimney smoke / The frost has touched the ancient oak
The train pulls out, the whistle cries / A child waves back with shining eyes | The fields go by in gold and green / The bridge is the longest I have seen | An old man sleeps beside his hat / A basket holds a yawning cat
The baker starts at half past three / Now only owls and bats can see | The dough is turning into rolls / The oven glows with orange coals | The air is sweet with morning bread / The children tumble out of bed
The river knows the way to go / The summer clouds are white and slow | The water carries bits of bark / A bench stands empty in the park | A heron stands upon one leg / A nest holds one small speckled egg
The shelves are tall, the room is still / A lamp is burning on the sill | I take a book with pages torn / The leather chair is soft and worn | I read about a desert queen / The pictures are the best I have seen
The market opens with the sun / The baskets fill up one by one | There are figs and plums and pears to eat / Two puppets dance along the street | The flower seller packs her cart / The fiddler knows each song by heart
The trail is steep, the stones are loose / Far down below us calls a goose | We rest beside a little stream / Below, the morning meadows steam | The top is near, the air is thin / We hear the village bells begin
The thunder rolls across the plain / The windows tremble with the rain | The candle flickers, then goes out / I hear the farmer's distant shout | By dawn the clouds have blown apart / The rooster gives the day its start
The curtain lifts, the hall is dark / A painted moon lights up a park | The king comes in without his crown / The queen has tripped upon her gown | Nobody laughs, nobody sighs / The pirate winks with both his eyes
I sowed some seeds the other day / The worms dig tunnels through the clay | A snail has come to see the beans / A rabbit tastes the winter greens | The bucket has a rusty rim / A tadpole taught itself to swim`
