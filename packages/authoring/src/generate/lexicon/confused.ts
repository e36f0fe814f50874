/** word | meaning | sentence with its place | the words it is confused with */
export const confusedWords: Record<number, string> = {
  7: `
weather|how warm, wet, or windy it is outside|The _ was too cold for a picnic.|whether, wither
whether|if one or the other|I wonder _ the shop is open.|weather, rather
quiet|making little noise|Please be _ in the library.|quite, quilt
quite|very; completely|The climb was _ hard.|quiet, quit
quit|to stop doing something|She will _ her job in June.|quiet, quite
than|a word for comparing|A mile is longer _ a kilometer.|then, that
taught|gave lessons|She _ piano for thirty years.|thought, taut
peace|the time when there is no war|After the war came ten years of _.|piece, place
piece|a part of something|I ate a _ of cake.|peace, price
brake|the part that stops a bicycle|The left _ of my bike squeaks.|break, bake
break|to fall into parts|Be careful, or the plate may _.|brake, beak
whole|all of something|We ate the _ melon.|hole, while
hole|an opening in something|A mouse came out of a _.|whole, hold
plain|simple, without decoration|She wore a _ gray dress.|plane, plan
plane|a machine that flies|Our _ landed in Lima.|plain, plant
steal|to take what belongs to another|A fox tried to _ a hen.|steel, stall
steel|a strong metal made of iron|The bridge is made of _.|steal, still
waist|the middle of the body|These pants are too tight at the _.|waste, wrist
waste|to use up without need|Do not _ water.|waist, paste
allowed|permitted|Dogs are not _ on the beach.|aloud, allied
aloud|so that it can be heard|Read the poem _ to the class.|allowed, allow
board|a long flat piece of wood|Nail the _ to the fence.|bored, broad
bored|tired of something dull|The _ child yawned.|board, bore
scent|a smell|The dog followed the _ of a rabbit.|cent, sent
threw|tossed|She _ the ball to second base.|through, throw
through|from one side to the other|The train went _ a tunnel.|threw, though
though|although|He smiled, _ he was sad.|through, thought
thought|had an idea in mind|I _ about the riddle all night.|though, through
coarse|rough|The sack is made of _ cloth.|course, cause
course|the path that a race or a ship takes|The storm blew the ship off its _.|coarse, curse
clothes|what people wear|He soon grows out of his _.|cloths, close
dairy|a place for milk and cheese|We buy butter at the _.|diary, daily
diary|a book of one's days|She writes in her _ each night.|dairy, diarist
`,
  10: `
affect|to have an influence on something|The noise did not _ her score.|effect, infect
effect|what a cause brings about|The _ of the medicine lasted two hours.|affect, defect
accept|to take what is offered|He was too proud to _ the prize.|except, accent
except|leaving out|Everyone was on time _ the conductor.|accept, expect
lose|to be without something that one had|Tie the kite down, or you will _ it.|loose, loss
loose|not fixed or tight|A _ tile fell from the roof.|lose, loss
principal|most important|The _ reason for the delay was fog.|principle, principled
principle|a basic rule or belief|He refused the gift as a matter of _.|principal, principled
complement|to make something complete|The green scarf will _ her coat.|compliment, implement
compliment|words of praise|She blushed at the _ on her singing.|complement, compliant
stationary|not moving|The truck hit a _ car.|stationery, station
stationery|paper for writing letters|The hotel put _ on every desk.|stationary, station
advice|an opinion about what somebody should do|Take my _ and leave early.|advise, devise
advise|to tell somebody what is best|The doctors _ him to rest.|advice, device
precede|to come before|A short film will _ the main one.|proceed, recede
proceed|to go on|After the break the trial will _.|precede, recede
conscience|the sense of right and wrong|Her _ told her to return the wallet.|conscious, conscientious
conscious|awake and aware|The patient was _ after an hour.|conscience, conscientious
cite|to name as a source|You must _ the book in your essay.|site, sight
site|a place where something is or was|The castle stands on the _ of a Roman fort.|cite, sight
lead|a heavy gray metal|The old pipes were made of _.|led, lid
led|guided in the past|A narrow path _ us to the well.|lead, lid
passed|went by|The parade _ our house at ten.|past, pasted
past|the time before now|The novel is set in the distant _.|passed, pasted
device|a tool made for a purpose|The _ measures the depth of snow.|devise, advice
devise|to think out a plan|They must _ a plan before dawn.|device, advise
emigrate|to leave one's country for good|In 1880 the family had to _ from Norway.|immigrate, emanate
ensure|to make certain|Two locks _ that the lab is safe.|endure, unsure
desert|a dry land with little rain|Caravans crossed the _ at night.|dessert, deserted
dessert|a sweet course at the end of a meal|We had pears for _.|desert, deserts
breath|the air that goes in and out of the lungs|He held his _ under the water.|breathe, breadth
breathe|to take air in and let it out|Whales must come up to _.|breath, breathed`,
  12: `
imply|to suggest without saying it directly, as a speaker does|The minister did not mean to _ that the vote was false.|infer, impel
infer|to conclude from signs, as a reader does|From the empty shelves we may _ that the shop is closing.|imply, inform
eminent|famous and respected|An _ surgeon was called from Vienna.|imminent, immanent
imminent|about to happen|Dark clouds showed that a storm was _.|eminent, immanent
discreet|careful not to give a secret away|The butler was _ and never repeated a word.|discrete, discretion
discrete|separate|The course has four _ units, each with its own test.|discreet, discretion
elicit|to draw out an answer|The lawyer hoped to _ a confession.|illicit, explicit
illicit|forbidden by law|The police found _ goods in the cellar.|elicit, implicit
adverse|harmful or unfavorable|The drug has _ effects on the heart.|averse, adversary
averse|strongly opposed to something|The senator is _ to any new tax.|adverse, adversary
allude|to refer to something without naming it|In her speech she will _ to the scandal.|elude, allure
elude|to escape by being quick or clever|The thief managed to _ three patrols.|allude, exclude
ascent|the way up|The _ of the mountain took nine hours.|assent, accent
assent|agreement|Without the king's _ no bill became law.|ascent, accent
canvass|to go around asking for votes or opinions|Volunteers will _ the neighborhood before the election.|canvas, canvases
canvas|strong cloth for tents and paintings|The painter stretched a new _ over the frame.|canvass, canvasser
council|a group that meets to decide|The town _ voted against the garage.|counsel, console
counsel|advice, often about the law|She sought the _ of an older judge.|council, consul
historic|important in history|The signing was a _ moment for both nations.|historical, history
historical|having to do with the past|He writes _ novels about quite ordinary sailors.|historic, history
disinterested|having nothing to gain, and therefore fair|A referee must be _.|uninterested, interesting
uninterested|bored; not caring|The cat was _ in the expensive toy.|disinterested, uninteresting
flaunt|to show off|They bought the yacht to _ their wealth.|flout, flute
flout|to break a rule openly|Drivers who _ the law will be fined.|flaunt, float
appraise|to judge what something is worth|An expert came to _ the violin.|apprise, appease
apprise|to inform|Please _ the captain of any change.|appraise, appease
tortuous|full of twists and turns|The _ road to the abbey has sixty bends.|torturous, tortoise
venal|able to be bribed|For an envelope of cash, the _ inspector overlooked the crack.|venial, vernal, vain
venial|slight and easy to forgive|Arriving late was a _ fault.|venal, venerable
proscribe|to forbid|The new code will _ gifts to judges.|prescribe, subscribe
prescribe|to order a medicine or a remedy|The doctor may _ rest and warm tea.|proscribe, subscribe
ingenious|clever and inventive|Her _ pump needs no fuel.|ingenuous, ingenuity
ingenuous|innocent and open|The _ child believed every word of the salesman.|ingenious, ingenuity`,
}

/** word | meaning, of those that are only offered beside another word. */
export const otherMeanings = `
accent|a way of speaking
adversary|an enemy
allied|joined by a treaty
allow|to let somebody do it
allure|charm that attracts
appease|to calm somebody by giving in
bake|to cook in an oven
beak|the hard mouth of a bird
bore|to make somebody tired by being dull
breadth|how wide something is
breathed|took in air in the past
broad|wide
canvases|several paintings or pieces of strong cloth
canvasser|a person who asks for votes
cause|what makes something happen
cent|a coin
close|to shut
cloths|pieces of cloth, such as those for cleaning
compliant|ready to obey
conscientious|careful to do what is right
console|to comfort
consul|an official who works for his country in a foreign city
curse|to wish somebody evil
daily|every day
defect|a fault in something
deserted|left by everybody
deserts|several dry lands
diarist|a person who writes about his days
discretion|care not to give a secret away; a noun
emanate|to come out from a source
endure|to bear something hard
exclude|to keep out
expect|to think that something will come
explicit|said openly
float|to stay on top of the water
flute|a musical instrument
history|the study of the past; a noun
hold|to have in your hand
immanent|dwelling within something
immigrate|to come into a new country to live there
impel|to drive somebody to do something
implement|to put a plan into action
implicit|meant but not said
infect|to make somebody ill with a germ
inform|to tell somebody a fact
ingenuity|cleverness; a noun
interesting|that holds the attention of others
lid|the cover of a pot
loss|the fact of no longer having something; a noun
pasted|stuck on with glue
paste|a kind of glue
place|where something is
plan|what one means to do
plant|a tree, a bush, or a flower
price|what something costs
principled|guided by firm beliefs
quilt|a warm cover for a bed
rather|more gladly, or to some degree
recede|to move back
sent|made go
sight|what one sees
stall|a place for a horse, or a stand at a market
station|a place where trains stop
still|not moving, or up to now
subscribe|to sign up for a newspaper or a service
taut|pulled tight
that|the one over there
then|at that time, or next
throw|to make a ball fly from the hand; not yet past
torturous|causing great pain
tortoise|a slow animal with a shell
uninteresting|dull, so that nobody cares
unsure|not certain; an adjective
vain|too proud of oneself, or without success
venerable|worthy of respect because of great age
vernal|having to do with spring
while|during the time that
wither|to dry up and die
wrist|the joint between hand and arm`
