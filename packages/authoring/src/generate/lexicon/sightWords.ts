/** Words to know by sight, each beside words that look or sound like it and make no sense there. */
export const sightWords: Record<number, string> = {
  0: `
I {see|she|so|the} a frog.
We {go|to|no|good} to the park.
The cat {is|it|as|his} on my bed.
This is {my|me|am|they} mom.
You {are|as|am|here} my friend.
{The|He|They|Her} sun is hot.
Dad {was|saw|as|want} at home.
I like {to|of|do|the} sing.
I want a cup {of|off|if|on} milk.
{She|See|So|The} is my sister.
{Do|To|Of|Down} you like plums?
"Come here," {said|is|see|some} Mom.
We {have|he|has|here} a new dog.
I can hop {and|an|any|said} run.
I {like|look|little|is} my red hat.
{Look|Like|Little|On} at the moon!
Come and play with {me|my|he|am}.
{Here|Her|Have|Are} is your cup.
{Come|Some|Can|Me} in, please.
{What|Want|With|We} is your name?
{They|The|This|My} are twins.
I play {with|will|what|want} my doll.
{This|The|With|They} is my bed.
{He|Her|Me|The} is a good boy.
A fish {can|and|come|an} swim.
I {want|what|with|an} a snack.
The hat is {on|no|one|an} my head.
{You|Your|To|And} can help me.
{We|Me|With|Was} all sing.
I {am|an|my|and} six.
This cake is {for|of|or|four} you.
{It|If|An|And} is time for bed.
I have a {little|like|look|is} bug.
I {do|to|of|down} not know.
The ball is {in|is|it|any} the box.
{Are|As|An|And} you sad?`,
  1: `
We {were|where|her|ever} at the lake.
{Where|Were|Her|Every} is my shoe?
{Who|How|Where|Do} ate my pie?
I have {two|to|too|who} cats.
May I have {some|come|so|said} milk?
She {does|do|goes|use} not like rain.
I got a card {from|form|farm|so} Grandma.
There are {many|may|am|must} stars.
Do you have {any|an|and|are} pets?
Please {give|live|go|have} me the pen.
Fish {live|like|little|of} in the sea.
I {could|cold|come|who} not find it.
She {would|wood|were|who} like some tea.
{Once|One|On|Only} upon a time, a king had three cats.
Read it to me {again|and|any|against}, please.
My {friend|from|of|front} has a tent.
I am sad {because|become|been|be} I lost my kite.
Is this {your|you|or|years} coat?
{Their|They|Then|There} dog is black.
{There|Three|Them|Their} is a bug on you.
We {put|but|up|out} the cups in the sink.
The {water|want|over|with} is too hot.
{People|Put|Pull|Purple} like to talk.
Where have you {been|bean|be|because}?
I {want|what|when|with} to go home.
{When|Were|With|Want} is your birthday?
I {know|now|no|new} that song.
We {walk|wall|week|will} to school.
I brush my teeth {every|very|ever|over} day.
It is {very|every|we|have} cold today.
I have {one|on|or|once} nose.
The dog ran {over|ever|or|very} the hill.
{Thank|Think|Then|Thing} you for the gift.
I {think|thing|them|thank} it will snow.
Wash your hands {before|become|been|be} you eat.
"Stop!" {said|so|sail|side} Mom.`,
  2: `
We walked {through|though|thought|threw} the gate.
I {thought|through|though|that} about my grandma.
We have {enough|though|ever|through} chairs for all.
The clown made us {laugh|although|half|caught}.
Dad is {busy|bus|build|buys} in the garden.
Wait a {minute|many|mean|meant}.
I know the {answer|another|ask|sure}.
We rowed to a small {island|inside|said|instead}.
{Listen|Lesson|Least|Little} to the wind in the trees.
My {heart|heard|hard|herself} beats fast when I run.
I {heard|heart|her|already} an owl last night.
The birds wake up {early|earth|ear|every}.
We {learn|lean|leaf|large} how to swim.
Can you {guess|guest|goes|gloves} my secret?
Beavers {build|busy|bill|building} dams from sticks.
I ate the {whole|who|hole|whose} pear.
{Which|Witch|With|While} of the caps is yours?
{Whose|Who|Use|Choose} boots are these?
My cat {always|away|all|although} naps at noon.
I {almost|most|along|although} fell off the step.
I put {sugar|sure|should|such} in my tea.
Are you {sure|sugar|show|use} that it is Monday?
Whales live in the {ocean|once|often|only}.
I have {only|own|once|nobody} two coins left.
May I have {another|other|around|ready} slice?
We {climb|calm|lamb|could} the hill.
I like to {write|wrong|while|white} letters.
You took the {wrong|wrote|write|through} bus.
I ate {half|laugh|have|though} of my sandwich.
Our class has {eight|eat|ate|height} desks.
I {believe|below|been|because} you.
Blue is my {favorite|favor|before|forever} color.
What a {beautiful|because|build|become} rose!
You {should|shore|shout|shoulder} wear a hat in the sun.
Lean the rake {against|again|agree|although} the wall.
My {eyes|yes|easy|always} can see far.`,
}
