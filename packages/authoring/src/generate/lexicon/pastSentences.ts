/** Each place in braces is a verb, to be put into the past. `@` is a name. */
export const irregularPastSentences: Record<number, string> = {
  2: `
Last night @ {go} to bed early.
We {see} a frog by the pond this morning.
The dog {eat} my sandwich at noon.
Grandma {come} to see us last Sunday.
The cat {run} up the tree and hid there.
Dad {give} me a new ball on my birthday.
Yesterday @ {take} a bath after dinner.
I {get} a letter from my friend last week.
We {make} soup for lunch yesterday.
@ {find} a shiny rock on the way home.
"I am cold," {say} the little bear.
Mom {tell} us a funny story last night.
The bird {sit} on the fence all morning.
The baby {sleep} for two hours after lunch.
The duck {swim} across the lake this morning.
We {sing} a song at the show last week.
The bell {ring}, and we all went inside.
The cat {drink} all the milk this morning.
@ {draw} a red house at school yesterday.
My plant {grow} two new leaves last week.
A bee {fly} in the window this morning.
I {know} all the words on the test last Friday.
@ {throw} the ball over the fence yesterday.
The wind {blow} my hat off this morning.
@ {write} a card for Mom last night.
We {ride} our bikes to the park yesterday.
Mom {drive} us to the beach last summer.
My cup fell down and {break}.
The rain {fall} all night long.
@ {hold} my hand when I was scared.
Dad {keep} the map in his pocket all day.
I {feel} sick last night, but now I am well.
We {leave} the house at six this morning.
@ {lose} a tooth at lunch yesterday.
The boys {build} a fort in the snow last winter.
Grandpa {send} me a card last week.`,
  3: `
Our teacher {bring} her guitar to class last Friday.
I {think} about the puzzle all night long.
@ {buy} two tickets for the circus last week.
The goalkeeper {catch} the ball in the last minute.
My uncle {teach} me how to skate last winter.
The two goats {fight} over a bucket of oats this morning.
The movie {begin} before we found our seats.
The fox {hide} in the tall grass until the dogs were gone.
A goose {bite} the farmer on the hand last spring.
@ {shake} the bottle before opening it.
I {forget} my lunch at home yesterday.
We {meet} our new neighbors last Saturday.
@ {feed} the goats before breakfast this morning.
The guide {lead} us through the cave last summer.
Our team {win} the spelling contest last month.
The puppy {dig} a hole under the fence last night.
@ {stick} a stamp on the letter before mailing it.
The monkey {swing} from branch to branch all afternoon.
We {hear} thunder far away last night.
Everyone {stand} up when the band came in.
My aunt {sell} her old car last month.
The caterpillar {become} a butterfly last week.
My toy boat {sink} to the bottom of the pond yesterday.
The sun {rise} before six o'clock this morning.
@ {lend} me a pencil before the test.
@ {sweep} the porch before the guests came.
The lake {freeze} last January, so we went skating.
A raccoon {steal} our cookies last night.
@ {wear} a raincoat to the game yesterday.
The wind {tear} the kite in half last Sunday.
I {choose} a book about whales last week.
Our class {speak} with a real astronaut yesterday.
The baby {wake} up when the phone rang.
We {spend} the whole morning at the museum last Saturday.
The eagles {fly} over the valley at sunset yesterday.
Grandpa {drive} a bus for thirty years before he stopped working.`,
}

/** Regular verbs, whose ending changes their spelling. */
export const regularPastSentences: Record<number, string> = {
  3: `
The bus {stop} in front of the library an hour ago.
@ {carry} the heavy box up the stairs yesterday.
Dad {dry} the plates after lunch yesterday.
The twins {study} for the test last night.
The children {race} to the swings after lunch yesterday.
@ {drop} a glass on the kitchen floor last night.
They {hurry} home before the storm began.
The farmer {grab} the goat by its collar.
@ {smile} at the camera for the school picture.
@ {try} on five pairs of shoes yesterday.
We {clap} loudly when the show was over.
Dad {bake} two loaves of bread last Sunday.`,
}
