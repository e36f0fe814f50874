/** long short, slips. */
const TABLE = `
do not|don't|do'nt dont
does not|doesn't|does'nt doesnt
did not|didn't|did'nt didnt
is not|isn't|is'nt isnt
are not|aren't|are'nt arent
was not|wasn't|was'nt wasnt
were not|weren't|were'nt werent
has not|hasn't|has'nt hasnt
have not|haven't|have'nt havent
had not|hadn't|had'nt hadnt
cannot|can't|ca'nt cann't
could not|couldn't|could'nt couldnt
should not|shouldn't|should'nt shouldnt
would not|wouldn't|would'nt wouldnt
will not|won't|willn't wo'nt
I am|I'm|Im I'am
you are|you're|your youre
we are|we're|wer'e w'ere
they are|they're|their theyr'e
she is|she's|shes shes'
he is|he's|hes hes'
it is|it's|its its'
that is|that's|thats thats'
I will|I'll|Il'l I'wll
we will|we'll|wel'l we'wll
she will|she'll|shel'l she'wll
they will|they'll|theyl'l they'wll
I have|I've|Iv'e I'hve
we have|we've|wev'e we'hve
they have|they've|theyv'e they'hve
let us|let's|lets lets'`

export interface Contraction {
  long: string
  short: string
  slips: readonly string[]
}

export const contractions: readonly Contraction[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [long = '', short = '', slips = ''] = line.split('|')
    return { long, short, slips: slips.split(' ') }
  })

export const contractionSentences = `
I {do not} like wet socks.
@ {does not} eat meat.
We {did not} see the moon last night.
The shop {is not} open on Sunday.
My boots {are not} dry yet.
The soup {was not} hot.
The boys {were not} at home.
The bus {has not} come yet.
I {have not} seen that movie.
The baby {had not} slept all night.
I {cannot} find my left shoe.
We {could not} open the jar.
You {should not} pet a strange dog.
The car {would not} start this morning.
The rain {will not} stop before noon.
"{I am} the tallest in my class," said @.
"{you are} the best cook," said Dad.
I think {we are} lost in this big store.
My friends say {they are} on the way.
Grandma called. {she is} coming for lunch.
Ask Grandpa. {he is} in the garden.
Look at the dog. {it is} asleep on my bed.
Look up! {that is} a red hawk.
Wait for me. {I will} be there soon.
After lunch {we will} play outside.
Mom says {she will} help us.
Call the twins. {they will} want to come.
Thank you, but {I have} had enough cake.
We like this park. {we have} been here before.
The cups are clean. {they have} been washed.
It is late. {let us} go home.
The cat {does not} want to go out.
You {do not} need a coat today.
@ {cannot} reach the top shelf.
These shoes {are not} mine.
The door {is not} locked.`
