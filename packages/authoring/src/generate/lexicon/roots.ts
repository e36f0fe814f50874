/** root | meaning | word | what the word says by its parts | sentence with its place | words with other roots */
export const roots: Record<number, string> = {
  5: `
port|carry|portable|easy to carry|The radio is _.|visible, audible, breakable
spect|look|inspect|to look into|The guard will _ every bag.|inscribe, inject, instruct
scrib|write|scribble|to write in a hurry|Do not _ on the wall.|tremble, stumble, mumble
dict|say|predict|to say before it happens|Can you _ the weather?|prevent, prepare, produce
rupt|break|erupt|to break out|The volcano may _ soon.|export, eject, erase
aud|hear|audience|those who hear a concert|The _ clapped for the drummer.|patience, distance, silence
vis|see|vision|the power to see|An eagle has sharp _.|motion, tension, mission
struct|build|construct|to build together|They will _ a tower of blocks.|contract, conduct, consume
tract|pull|attract|to pull toward itself|A magnet can _ nails.|attend, admit, address
ject|throw|eject|to throw out|Press the button to _ the disk.|erupt, elect, exit
mov|move|remove|to move away|Please _ your boots from the hall.|repair, review, remember
geo|earth|geography|the study of the earth|In _ we learned about rivers.|biography, photography, calligraphy
bio|life|biology|the study of life|In _ we looked at frogs.|geology, theology, mythology
graph|write|autograph|a name in its owner's writing|The singer gave me her _.|automobile, autopilot, autocrat
phon|sound|telephone|a tool that sends sound far away|The _ rang all day.|telescope, television, telegram
tele|far|telescope|a tool to see far away|Through the _ we saw the rings of Saturn.|microscope, stethoscope, kaleidoscope
photo|light|photograph|a picture made with light|She took this _ of the bridge.|autograph, paragraph, telegraph
micro|small|microscope|a tool to see small things|We saw the cells through a _.|telescope, periscope, stethoscope
therm|heat|thermometer|a tool that measures heat|The _ says ninety degrees.|speedometer, barometer, kilometer
meter|measure|speedometer|a tool that measures speed|Look at the _ and slow down.|microphone, telescope, telegraph
cycl|circle|bicycle|a machine with two circles for wheels|I ride my _ to school.|biplane, biathlon, binoculars
uni|one|unicorn|an animal with one horn|The _ in the tale is white.|acorn, peppercorn, popcorn
tri|three|triangle|a figure with three corners|The flag is a _.|rectangle, quadrangle, hexagon
hydr|water|hydrant|a pipe that gives water|The firefighters opened the _.|giant, merchant, servant`,
  8: `
cred|believe|incredible|too strange to believe|The sailor told an _ tale.|invisible, inaudible, inedible, unforgettable, uncomfortable
duct|lead|aqueduct|a channel that leads water|The Romans built the _ of stone.|aquarium, aqualung, aquatint, aquamarine, amphitheater
chron|time|chronicle|a record of events in order of time|The monk wrote a _ of the war.|miracle, particle, spectacle, photograph, thermometer
vert|turn|invert|to turn upside down|If you _ the glass, the water runs out.|invite, inspect, invade, investigate, interrupt
spir|breathe|respiration|the act of breathing|Cold air slows the _ of the frog.|reputation, decoration, reservation, transportation, transformation
mit|send|transmit|to send across|The tower can _ radio waves.|transport, translate, transform, transcribe, transplant
pend|hang|suspend|to hang from above|They will _ the lamp from a beam.|sustain, succeed, support, submerge, transport
fract|break|fracture|a break in a bone|The doctor found a _ in her wrist.|feature, texture, mixture, temperature, literature
manu|hand|manuscript|a text written by hand|The library owns a _ from 1320.|transcript, postscript, script, prescription, constitution
ped|foot|pedestrian|a person who goes on foot|The driver stopped for a _.|librarian, musician, guardian, veterinarian, mathematician
bene|good|benefactor|a person who does good to others|An unknown _ paid for the school.|conductor, contractor, director, administrator, commentator
mal|bad|malfunction|to work badly|The old engine began to _.|transition, mention, junction, congratulate
path|feeling|sympathy|feeling together with others|The class sent a card to show _.|symmetry, symphony, synonym, simplicity, generosity
phil|love|philanthropy|love of humanity shown by gifts|Her _ built two hospitals.|misanthropy, astronomy, geography, communication, administration
log|word|prologue|words spoken before a play|An actor in black spoke the _.|program, progress, project, proportion
morph|shape|metamorphosis|a change of shape|The caterpillar's _ took two weeks.|metabolism, metaphor, metropolis
soph|wise|philosopher|a lover of what is wise|The _ asked more than he answered.|photographer, biographer, geographer, choreographer
ven|come|convene|to come together|The council will _ at noon.|confirm, confess, consume, contribute
voc|call|revoke|to call back|The state may _ his license.|reduce, revise, repeat, reproduce
sequ|follow|sequel|a book or film that follows another|The _ was better than the first film.|novel, panel, model, periodical
temp|time|temporary|lasting for a short time|The bridge is only _.|imaginary, ordinary, stationary, extraordinary, revolutionary
terr|land|territory|the land of a state or an animal|Wolves mark their _.|laboratory, directory, inventory, observatory, conservatory
clud|close|exclude|to close out|The rules _ nobody.|exceed, expand, explore, experience
flect|bend|reflect|to bend back, as a mirror does with rays|The windows _ the sunset.|respect, rebuild, recall, remember`,
  11: `
ambul|walk|ambulatory|able to walk|After a week the patient was _.|introductory, celebratory, compulsory, contradictory
anthrop|human|anthropology|the study of human beings|She studied _ and lived among shepherds.|mineralogy, ornithology, meteorology, crystallography
arch|rule|monarchy|rule by one person|The island is still a _.|monotony, monopoly, monogamy, matrimony
cap|head|decapitate|to cut off the head of|Vandals tried to _ the statue.|devastate, deteriorate, designate, domesticate
cede|go|precede|to go before|Drums will _ the parade.|prevent, predict, prefer, prescribe
circum|around|circumnavigate|to sail around|Magellan's crew was the first to _ the globe.|renovate, innovate, irrigate, photosynthesize
corp|body|corporal|having to do with the body|The school ended _ punishment long ago.|temporal, pastoral, electoral, continental
cosm|universe|cosmology|the study of the universe|Modern _ begins with the big bang.|criminology, graphology, zoology
demo|people|democracy|rule by the people|Athens is called the cradle of _.|aristocracy, autocracy, plutocracy
dox|opinion|orthodox|holding the accepted opinion|His views on grammar were _.|paradise, orthopedic, toxic
fid|faith|fidelity|keeping faith with another|The dog was praised for its _.|agility, humility, hostility, flexibility
frater|brother|fraternal|like a brother|The two unions exchanged _ greetings.|maternal, eternal, external, inspirational
gen|birth|congenital|present from birth|The heart defect was _.|conditional, consequential, confidential, conversational
greg|flock|gregarious|fond of living in a flock or group|Starlings are _ birds.|precarious, vicarious, nefarious, simultaneous
gyn|woman|misogyny|hatred of women|The novel attacks the _ of its age.|bigotry, tyranny, hypocrisy, conspiracy
loqu|speak|loquacious|fond of speaking|Our _ guide never paused for breath.|voracious, tenacious, audacious
luc|light|translucent|letting light through|The screens are made of _ paper.|transient, transatlantic, transcendent, transcontinental
magn|great|magnanimous|great in spirit|The winner was _ and praised her rival.|unanimous, anonymous, synonymous
mort|death|mortality|the rate of death|Clean water lowered the _ of infants.|morality, vitality, formality, nationality
neur|nerve|neurology|the study of the nerves|He chose _ and studied the brain.|radiology, cardiology, dermatology
nov|new|innovation|a new way of doing things|The bicycle was once a startling _.|inflation, invitation, irritation, interpretation
omni|all|omniscient|knowing all|The narrator of the tale is _.|prescient, efficient, sufficient, intransigent
pac|peace|pacify|to bring peace to|The envoy tried to _ the rebels.|magnify, amplify, clarify, intensify
pan|all|panorama|a view of all sides|From the tower we enjoyed the _.|diorama, melodrama, cyclone
ques|seek|inquest|a hearing that seeks the cause of a death|The _ lasted for three days.|interest, protest, harvest, conference
somn|sleep|insomnia|the lack of sleep|Coffee made her _ worse.|inertia, utopia, amnesia, indigestion`,
}
