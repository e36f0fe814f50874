/** long short, and a sentence that ends with the long word in parentheses. */
export const abbreviations = `
Mister|Mr.|The bag belongs to _ Lopez.
Friday|Fri.|The poster says: movie on _ at six.
Road|Rd.|The barn is on Mill _.
Doctor|Dr.|The sign says _ Chen.
Street|St.|We live on Oak _.
January|Jan.|The ticket is for _ 9.
February|Feb.|The show is on _ 14.
August|Aug.|The fair opens on _ 3.
October|Oct.|The letter came on _ 30.
November|Nov.|The game is on _ 12.
December|Dec.|The card says _ 24.
September|Sept.|School starts on _ 5.
Monday|Mon.|The note says: library on _ at two.
Tuesday|Tues.|The calendar says: drums on _ at four.
Wednesday|Wed.|The sign says: closed on _ all day.
Thursday|Thurs.|The note says: dentist on _ at nine.
Avenue|Ave.|The bakery is on Fifth _.
Saturday|Sat.|The banner says: picnic on _ at noon.
Sunday|Sun.|The sign says: open on _ until five.
Boulevard|Blvd.|The theater is on Sunset _.
Drive|Dr.|The mail goes to 12 Lake _.
Senior|Sr.|The plaque names Tom Reed _.
Junior|Jr.|The winner is Tom Reed _.
Captain|Capt.|The badge says _ Diaz.
foot|ft.|The rope is one _ long.
inch|in.|The bug is one _ long.
pound|lb.|The bag weighs one _ at most.
ounce|oz.|Add one _ of butter.
hour|hr.|Bake it for one _ in the oven.
minute|min.|Wait one _ before you stir.
mile|mi.|The trail is one _ long.
March|Mar.|The race is on _ 8.
April|Apr.|The seeds came on _ 21.
yard|yd.|Cut one _ of ribbon.
Mount|Mt.|The map shows _ Hood.
Post Office|P.O.|Write to _ Box 7.`
