/** who said what: `@` is a name. ask and shout end with their own mark. */
export const quotations = `
@|said|I found a blue feather.
Mom|asked|Where are your boots?
The clerk|shouted|The store is closing!
Dad|said|We leave at noon.
@|whispered|The baby is asleep.
Grandpa|asked|Who left the gate open?
The coach|yelled|Run to first base!
@|said|My tooth is loose.
The driver|said|Please sit down.
Our teacher|asked|Can you hear the rain?
@|cried|Look at that rainbow!
My aunt|said|Dinner is ready.
The boy|asked|Is this your hat?
@|answered|I live on Oak Street.
The farmer|said|The goats are hungry.
The pilot|asked|Is everyone on board?
@|shouted|Wait for me!
The nurse|said|This will not hurt.
My brother|asked|May I have the last pear?
The queen|said|Bring me my crown.
@|asked|What time is it?
The vet|said|Your cat is healthy.
The guide|whispered|There is an owl in that tree.
@|cried|My kite is stuck!
The baker|said|The bread is still warm.
Grandma|asked|Did you feed the hens?
The girl|answered|I have two sisters.
@|said|I can skate backward.
The mayor|said|The new park is open.
The captain|shouted|Raise the sails!
My cousin|asked|Do you like plums?
@|said|The library opens at ten.
The clown|asked|Who wants a balloon?
The king|answered|Nobody may enter.
@|yelled|There is a crab on my foot!
The ranger|said|Stay on the trail.
The twins|asked|When does the movie start?
@|said|My shoe is untied.
The cook|asked|Is the soup too salty?
The robot|said|My battery is low.
@|whispered|I know a secret.
The singer|asked|Can you see the stage?
The chef|shouted|The oven is hot!
@|answered|My bag is in the hall.
The lifeguard|yelled|Get out of the water!`
