/** One negative is enough: the right form first. */
export const negativeSentences = `
We did not see {anybody|nobody|no one} in the hall.
There {was nothing|wasn't nothing|was not nothing} in the box.
I {can hardly|can't hardly|cannot hardly} hear the speaker.
She has never been {anywhere|nowhere|no place} so cold.
The twins {don't have any|don't have no|haven't got no} homework today.
He {had none|hadn't none|did not have none} of the answers.
Nobody {ever|never|not ever} feeds that cat.
We couldn't find {anything|nothing|none of it} in the dark.
The old bus {has no|hasn't no|doesn't have no} heater.
Without {any|no|none of the} help, she lifted the canoe.
They {scarcely had|scarcely never had|didn't scarcely have} time to eat.
It {isn't ever|isn't never|ain't never} warm in that cellar.
The guard let {nobody|not nobody|not no one} through the gate.
I don't want {either|neither|none} of these hats.
My brother {has barely|hasn't barely|has never barely} started his project.
Don't tell {anyone|no one|nobody} about the party.
We {had never|hadn't never|had not never} ridden a camel before.
The shop sells hardly {any|no|none of its} fresh fruit.
She {won't go anywhere|won't go nowhere|will not go nowhere} on rainy days.
No one said {a word|no word|not a word} after the film.
The dog {wouldn't eat any|wouldn't eat no|would never eat no} carrots.
I {could scarcely|couldn't scarcely|could not scarcely} believe the score.
There {are no|aren't no|are not no} lights on this road.
He isn't afraid of {anything|nothing|no thing} in the forest.
The team {hasn't lost any|hasn't lost no|has never lost no} games this year.
We {ate nothing|didn't eat nothing|never ate nothing} all morning.
They did it without asking {anybody|nobody|no one} for advice.
Our cat {will hardly ever|will hardly never|won't hardly ever} leave the porch.
She told {no one|not no one|not nobody} where the key was.
I {have no|haven't no|don't have no} idea who called.
The boat won't go {any|no|none the} faster in this wind.
You {can't do anything|can't do nothing|cannot do nothing} about the rain.
There {is barely|isn't barely|is not barely} room for two bikes.
Neither of the cooks added {any|no|none of the} salt.
The new rule {helps nobody|doesn't help nobody|never helps nobody} on our street.
I never said {anything|nothing|no such thing} about a picnic.`
