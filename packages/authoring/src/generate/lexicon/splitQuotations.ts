/** What is said before and after the speaker; a capital begins a sentence of its own. */
export const splitQuotations = `
The lake|said Ana|is frozen.
It is late|said Mom|Go to bed.
Are you ready?|asked Dad|The bus is here.
If we hurry|said Leo|we can catch the ferry.
I lost my key|said Nora|It fell into the creek.
Your kite|said Grandpa|is the best of all.
Watch out!|cried the guide|That bridge is weak.
The soup is hot|warned the cook|Blow on it first.
Some owls|said the ranger|hunt by day.
When the bell rings|said Mr. Ortiz|please line up.
Who took my hat?|asked the clown|I need it now.
My sister|said Kofi|can walk on her hands.
We won!|shouted the captain|Nobody thought we could.
The moon|whispered Rosa|looks like a boat.
I know a shortcut|said Amir|Follow me.
Tomorrow|said the mayor|the new park will open.
Can you swim?|asked the coach|The water is deep.
These plums|said the farmer|were picked today.
The train is late|said the clerk|It will come at six.
As you can see|said the painter|the sky is green.
Look at that!|cried Lin|A whale is jumping.
My favorite book|said the librarian|has no pictures.
Do not move|whispered Ben|There is a deer.
After the storm|said Aunt Vera|we found the boat.
Is this your dog?|asked the vet|He is a fine one.
In the old days|said Grandma|we had no phone.
The cave is dark|said the scout|Bring your lamp.
A good friend|said the king|is worth a castle.
The cake fell!|wailed Sam|We must bake another.
Without a map|said the pilot|we will get lost.
The paint is wet|said the artist|Do not touch it.
Most spiders|said Dr. Rao|do not bite people.
May I come in?|asked the girl|It is cold out here.
Next summer|said Omar|my cousins will visit us.
The bees are gone|said the boy|Their hive is empty.
Once upon a time|began the teacher|a fox lived alone.`
