/** {who when verb}: who is `I`, `one` or `many`; when is `now`, `past` or `future`. */
export const progressiveSentences = `
Right now the bakers {many now knead} the dough.
At this moment a spider {one now spin} a web in the corner.
Listen! Somebody {one now play} the piano upstairs.
Look! The cranes {many now fly} over the harbor.
Be quiet, please. I {I now try} to hear the radio.
Right now @ {one now write} a poem about the sea.
At this moment the divers {many now explore} a sunken ship.
Look! The kitten {one now hide} in your boot.
Right now we {many now sit} in the front row.
At this moment, the plumber {one now fix} the kitchen sink.
Listen! The frogs {many now croak} by the pond.
Right now I {I now make} a birthday card.
Last night at eight, I {I past read} under a blanket.
When the lights went out, we {many past eat} dinner.
Yesterday at noon the workers {many past paint} the bridge.
When the bell rang, @ {one past run} down the hall.
At six o'clock this morning the farmer {one past milk} the cows.
When I called her, my cousin {one past swim} in the lake.
All yesterday afternoon the children {many past build} a raft.
When it began to rain, they {many past ride} their bikes.
At this time yesterday, our class {one past visit} the museum.
When the alarm rang, I {I past dream} about whales.
Last night the wind {one past howl} while we slept.
When Grandpa arrived, the twins {many past argue} about a game.
Tomorrow at nine, we {many future drive} to the coast.
Next week at this time, @ {one future hike} in the mountains.
Tomorrow evening the band {one future perform} in the park.
Next Saturday my parents {many future work} in the garden all day.
Tomorrow at noon I {I future sit} on a train.
Next month the students {many future prepare} for the science fair.
Tomorrow morning the chef {one future teach} us to make pasta.
Next summer they {many future study} turtles in Mexico.
At this time tomorrow, you {many future swim} in the ocean.
Next week the crew {one future repair} our street.
Tomorrow night the stars {many future shine} above the camp.
Next year I {I future learn} to play the drums.`

export const progressiveVerbs =
  'run write tie swim make play sit hope plan bake stop dance carry begin lie dive shop smile study cut drive win die clap'
