/** Scenes of three rhyming pairs, which can stand in any order. */
export const rhymingScenes = `
The gulls are loud above the bay / The fishing boats have sailed away | The wind is cold, the clouds are low / A lantern swings now to and fro | We wait together on the sand / And hold each other by the hand
The attic has a wooden chest / My sister likes the old coats best | A spider spins above the door / Her shadow dances on the floor | The rain is drumming on the roof / A toy horse lifts a broken hoof
The snow fell softly in the night / It made the garden clean and white | A fox has passed, his prints are small / They run along the northern wall | My breath goes up like chimney smoke / And frost has touched the ancient oak
The train pulls out, the whistle cries / A child waves back with shining eyes | The fields go by in gold and green / The longest bridge I have ever seen | An old man sleeps beside his hat / And in his basket sleeps a cat
The baker starts at half past three / When only owls and bats can see | He kneads the dough and shapes the rolls / The oven glows with orange coals | And soon the smell of morning bread / Will pull the children out of bed
The river knows the way to go / It does not hurry, winding slow | It carries leaves and bits of bark / And murmurs through the sleeping park | A heron stands upon one leg / And guards a single speckled egg
The shelves are tall, the room is still / A lamp is burning on the sill | I take a book with pages torn / Its leather cover old and worn | It tells about a desert queen / And gardens no one else has seen
The market opens with the sun / The baskets fill up one by one | There are figs and plums and pears to eat / And puppets dance along the street | The flower seller packs her cart / She knows each bloom by name, by heart
The trail is steep, the stones are loose / Far down below us calls a goose | We rest beside a little stream / And watch the morning meadows steam | The top is near, the air is thin / We hear the morning bells begin
The thunder rolls across the plain / The windows tremble with the rain | The candle flickers, then goes out / I hear the farmer's distant shout | By dawn the clouds have blown apart / The rooster gives the day its start
The curtain lifts, the hall is dark / A painted moon lights up a park | The king comes in without his crown / The queen has tripped upon her gown | But no one laughs, and no one sighs / The pirate winks with both his eyes
The seeds I sowed the other day / Are sleeping in their bed of clay | A snail has come to see the beans / It tastes a little of the greens | The bucket has a rusty rim / A tadpole taught itself to swim`
