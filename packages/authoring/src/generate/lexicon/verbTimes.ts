/** A time and the form of the verb that goes with it. */
export const verbTimes = `
Yesterday we {walked|walk|will walk} home. # past
Tomorrow we {will bake|baked|baking} a pie. # future
Right now I {am reading|reading|was reading} a book. # now
Next week Mom {will fly|flew|flying} to Texas. # future
Right now the baby {is sleeping|slept|was sleeping}. # now
Last night it {snowed|snow|will snow}. # past
Right now the dogs {are barking|barked|barking} at the cat. # now
A year ago we {lived|live|will live} on a farm. # past
Next summer I {will learn|learned|learning} to swim. # future
Last week Dad {painted|paint|will paint} the door. # past
Next Monday we {will visit|visited|visiting} Grandma. # future
Right now it {is raining|rained|raining}. # now
Tomorrow I {will call|called|calling} my friend. # future
Right now he {is eating|ate|was eating} his soup. # now
Yesterday she {jumped|jump|will jump} rope with me. # past
Right now we {are singing|sang|were singing} a song. # now
Last summer we {camped|camp|will camp} by a lake. # past
Next year my sister {will start|started|starting} school. # future
Yesterday the class {planted|plant|will plant} beans. # past
Tomorrow the shop {will open|opened|opening} at nine. # future
Right now Dad {is washing|washed|was washing} the cups. # now
Next Sunday they {will play|played|playing} a game. # future
Right now the sun {is shining|shone|was shining}. # now
Last Friday I {helped|help|will help} my teacher. # past
Right now the bus {is coming|came|was coming}. # now
Yesterday my tooth {hurt|hurts|will hurt}. # past
Next winter we {will skate|skated|skating} on the pond. # future
Last night the wolf {howled|howl|will howl}. # past
Tomorrow Grandpa {will fix|fixed|fixing} my bike. # future
Right now you {are holding|held|were holding} my hand. # now
Next month we {will move|moved|moving} to a new house. # future
Right now I {am waiting|waited|was waiting} for the bus. # now
Last week the boys {cleaned|clean|will clean} the barn. # past
Right now the twins {are hiding|hid|were hiding} in a tree. # now
Yesterday the ducks {followed|follow|will follow} me. # past
Tomorrow my aunt {will cook|cooked|cooking} rice for us. # future`
