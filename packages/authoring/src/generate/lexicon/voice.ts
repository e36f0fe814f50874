export const activeSentences = `
The goats ate the lettuce.
A storm has damaged the pier.
The mayor will open the new park.
Our class is painting the hallway.
The dentist cleaned my teeth by noon.
The old mill grinds corn.
Two swimmers were crossing the bay.
The clerk had lost the receipt.
Somebody stole the scarecrow.
The nurse was reading a chart.
Volunteers plant trees by the creek.
My aunt is writing a song.
The judges have chosen a winner.
The river carried the raft away.
The choir sang a lullaby by candlelight.`

export const passiveWithDoer = `
The lettuce was eaten by the goats.
The pier has been damaged by a storm.
The new park will be opened by the mayor.
The hallway is being painted by our class.
The cake was baked by two brothers.
The corn is ground by an old mill.
The letter was written by a sailor.
The receipt had been lost by the clerk.
The scarecrow was stolen by a clown.
The chart was read by the nurse.
The trees are planted by volunteers.
The song was recorded by my aunt.
A winner has been chosen by the judges.
The raft was carried away by the river.
The lullaby was sung by the choir.`

export const passiveWithoutDoer = `
The windows were cleaned on Monday.
The bridge was built in 1911.
The tickets have been sold.
The gate is locked at sunset.
Breakfast will be served at seven.
The statue was moved to the park.
The robber has been caught.
The road is being repaired this week.
The cookies were hidden in a drawer.
My bike was returned by Friday.
The secret had been kept for years.
The flags are raised every morning.
The prize will be given on stage.
The roof was repaired in the spring.
The story is told in many lands.`
