/** The complete comparison first. */
export const comparisonSentences = `
The climate of Peru is milder than {that of Chile|Chile|it of Chile}. # that of
Her voice is deeper than {her sister's|her sister|that of her sister's}. # possessive
Lena plays the cello better than {anyone else|anyone|any one} in her family. # other
The streets of Rome are older than {those of Berlin|Berlin|that of Berlin}. # those of
This bridge is longer than {any other|any|all} bridge in the state. # other
The salary of a nurse is lower than {that of a pilot|a pilot|those of a pilot}. # that of
The roots of an oak go deeper than {those of a birch|a birch|that of a birch}. # those of
My grandfather's stories are longer than {my uncle's|my uncle|those of my uncle's}. # possessive
Jupiter is larger than {any other|any|all the} planet in the solar system. # other
The rules of chess are simpler than {those of bridge|bridge|that of bridge}. # those of
A cat's hearing is sharper than {a dog's|a dog|that of a dog's}. # possessive
The population of Lagos is greater than {that of Oslo|Oslo|those of Oslo}. # that of
Ravi is faster than {any other|any|every} boy on the team. # other
The windows of the chapel are smaller than {those of the hall|the hall|that of the hall}. # those of
The sound of a viola is darker than {that of a violin|a violin|those of a violin}. # that of
The poet's later works are sadder than {those of her youth|her youth|that of her youth}. # those of
The lake is deeper than {any other|any|all the} lake in the valley. # other
The leaves of the fig are rougher than {those of the plum|the plum|that of the plum}. # those of
The cost of the roof was higher than {that of the walls|the walls|those of the walls}. # that of
Our team's score is better than {theirs|them|they}. # possessive
Grandma tells jokes better than {anyone else|anyone|everyone} in the house. # other
The waves of the Atlantic are higher than {those of the Baltic|the Baltic|that of the Baltic}. # those of
The weight of the stone is greater than {that of the cart|the cart|those of the cart}. # that of
A bee's dance is more exact than {an ant's|an ant|those of an ant}. # possessive
The red tower is taller than {any other|any|each} tower in town. # other
The eyes of an owl are larger than {those of a hawk|a hawk|that of a hawk}. # those of
The speed of light is far greater than {that of sound|sound|those of sound}. # that of
The mayor's plan is cheaper than {the council's|the council|those of the council}. # possessive
The knots of a sailor hold better than {those of a farmer|a farmer|that of a farmer}. # those of
The songs of the north are slower than {those of the south|the south|that of the south}. # those of
The taste of a quince is sharper than {that of a pear|a pear|those of a pear}. # that of
Mina's essay is clearer than {mine|me|I}. # possessive
Mount Aster is higher than {any other|any|all} peak in the range. # other
The wings of a bat are thinner than {those of a crow|a crow|that of a crow}. # those of
The price of silence is lower than {that of a lie|a lie|those of a lie}. # that of
The baker's hands are larger than {the smith's|the smith|that of the smith}. # possessive`
