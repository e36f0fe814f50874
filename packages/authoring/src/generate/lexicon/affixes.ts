/** kind, stem, word, sentence; the meaning stands in parentheses after the gap. */
export const prefixWords = `
not|happy|unhappy|@ was _ about the rain.
again|read|reread|I had to _ the page.
opposite|lock|unlock|Please _ the back door.
not|fair|unfair|We all said the rule was _.
again|build|rebuild|They will _ the old bridge.
opposite|pack|unpack|We _ our bags at the hotel.
not|safe|unsafe|The broken ladder is _.
again|fill|refill|Can you _ my glass?
opposite|tie|untie|I cannot _ this knot.
not|kind|unkind|It was _ to laugh at him.
again|write|rewrite|I will _ the last line.
opposite|zip|unzip|Help me _ my jacket.
not|clear|unclear|The map was _ to us.
again|heat|reheat|Dad will _ the soup.
opposite|button|unbutton|She had to _ her coat.
not|able|unable|He was _ to lift the box.
again|paint|repaint|We want to _ the shed.
opposite|wrap|unwrap|May I _ the present now?
not|even|uneven|The floor of the hut is _.
again|use|reuse|We _ the paper bags.
opposite|cover|uncover|They _ the pool in May.
not|true|untrue|The story was _.
again|play|replay|Let us _ the last part of the song.
opposite|load|unload|The men _ the truck.
not|known|unknown|The name of the thief is _.
again|check|recheck|Please _ your answers.
opposite|fold|unfold|Let us _ the big map.
not|lucky|unlucky|It was an _ day for our team.
again|tell|retell|Can you _ the story?
opposite|do|undo|I pressed the key to _ my mistake.
not|ripe|unripe|The green berries are _.
again|open|reopen|The shop will _ on Monday.
opposite|plug|unplug|Please _ the lamp.
not|usual|unusual|We saw an _ bird.
again|start|restart|You can _ the game.
opposite|roll|unroll|We _ our mats on the grass.
not|wise|unwise|It is _ to skate on thin ice.
again|visit|revisit|We will _ the zoo in June.`

export const suffixWords = `
full of|care|careful|Be _ with the glass bowl.
without|fear|fearless|The _ climber smiled at us.
a person who|teach|teacher|My aunt is a _ at the school.
in this way: |quick|quickly|The rabbit _ ran into its hole.
being|kind|kindness|She thanked us for our _.
full of|hope|hopeful|We are _ that the sun will shine.
without|home|homeless|The storm left many birds _.
a person who|bake|baker|The _ starts work at four.
in this way: |happy|happily|The children sang _ in the bus.
being|dark|darkness|The candle went out, and we sat in total _.
full of|color|colorful|The parrot has _ feathers.
without|use|useless|A pen without ink is _.
a person who|run|runner|The fastest _ won a medal.
in this way: |easy|easily|Our team won the game _.
being|happy|happiness|The puppy brought us much _.
full of|joy|joyful|It was a _ day for all of us.
without|cloud|cloudless|The sky was blue and _.
a person who|sing|singer|The _ forgot the words.
in this way: |slow|slowly|The snail _ crept up the wall.
being|sick|sickness|The doctor looked for the cause of the _.
full of|pain|painful|The bee sting was _.
without|sleep|sleepless|We had a _ night in the tent.
a person who|drive|driver|The bus _ waved to us.
in this way: |quiet|quietly|She _ closed the door.
being|weak|weakness|Sweets are my only _.
full of|power|powerful|The ship has a _ engine.
without|care|careless|A _ painter spilled the paint.
a person who|swim|swimmer|The _ crossed the whole lake.
in this way: |angry|angrily|The goose _ hissed at the dog.
being|ill|illness|He stayed home because of his _.
full of|help|helpful|The map was very _ on our hike.
without|end|endless|The line at the gate seemed _.
a person who|farm|farmer|The _ sold corn by the road.
in this way: |fair|fairly|The judge treated all of us _.
being|lazy|laziness|His _ made the whole team late.
full of|thought|thoughtful|It was _ of you to call.
without|taste|tasteless|The soup was _, so we added salt.
a person who|write|writer|The _ signed her new book.
in this way: |sudden|suddenly|The bus _ stopped in the fog.
being|sad|sadness|The song was full of _.`
