/** A sentence, and a pronoun in the next one that stands for somebody or something in it. */
export const pronounsForNames = `
Mom is at work. {She|He|They} drives a bus.
The boys are wet. {They|He|It} fell into the pond.
I have a new kite. {It|They|She} is green.
Dad is hungry. {He|She|They} wants some soup.
This book is for my sister. Please give it to {her|him|them}.
My friends live here. I play with {them|him|it}.
Grandpa is old. I help {him|her|them} with the bags.
My bike is red. Dad fixed {it|them|her}.
You and I are a team. {We|She|They} can win.
The girl has a hat. The hat is {hers|his|theirs}.
My brother has a drum. It is {his|hers|theirs}.
The twins have a tent. It is {theirs|his|hers}.
I have a red cup. The red cup is {mine|his|theirs}.
Grandma sings. We like to hear {her|him|them}.
The birds are loud. Can you hear {them|him|her}?
My uncle has a farm. {He|She|They} grows corn.
The door is open. Please shut {it|them|her}.
My aunt is a vet. {She|He|They} helps sick cats.
Mom and I made soup. {We|It|He} ate it at noon.
The girls ran home. {They|She|It} were late.
The king has a crown. The crown is {his|hers|theirs}.
My socks are dirty. Please wash {them|it|her}.
You have a blue pen. The blue pen is {yours|his|hers}.
The truck is stuck. {It|He|They} has a flat tire.
Two men are at the door. Let {them|him|her} in.
The queen is kind. We made a card for {her|him|them}.
We have a new house. The house is {ours|his|hers}.
My sister is sad. {She|He|It} lost a mitten.
Dad is in the kitchen. Go and ask {him|her|them}.
The apples are ripe. {They|It|She} taste sweet.
My mother has a garden. The roses are {hers|his|theirs}.
Dad and I have a boat. {We|She|It} like to fish.
The cake is hot. Do not touch {it|them|her}.
My grandparents live in Peru. I miss {them|him|her}.
The man lost a key. The key is {his|hers|theirs}.
The lamp is old. {It|They|He} does not work.`
