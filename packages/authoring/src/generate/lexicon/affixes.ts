/** kind, stem, word, sentence; the meaning stands in parentheses after the gap. */
export const prefixWords = `
not|ripe|unripe|The green berries are _.
not|fair|unfair|We all said the rule was _.
not|true|untrue|The story was _.
not|known|unknown|The name of the thief is _.
not|safe|unsafe|The broken ladder is _.
not|even|uneven|The floor of the hut is _.
again|paint|repaint|We want to _ the shed.
not|usual|unusual|That bird looks _.
not|wise|unwise|It is _ to skate on thin ice.
again|read|reread|I had to _ the page.
again|build|rebuild|They will _ the old bridge.
opposite|do|undo|I pressed the key to _ my mistake.
again|start|restart|You can _ the game.
again|write|rewrite|I will _ the last line.
again|visit|revisit|We will _ the zoo in June.
again|play|replay|Let us _ the last part of the song.
opposite|load|unload|The men _ the truck.
opposite|pack|unpack|We _ our bags at the hotel.
not|lucky|unlucky|Friday was our _ day.
not|kind|unkind|It was _ to laugh at him.
not|happy|unhappy|@ was _ about the rain.
opposite|fold|unfold|Let us _ the big map.
opposite|plug|unplug|Please _ the lamp.
again|heat|reheat|Dad will _ the soup.
opposite|lock|unlock|Please _ the back door.
again|use|reuse|We _ the paper bags.
again|check|recheck|Please _ your answers.
opposite|roll|unroll|We _ our mats on the grass.
not|clear|unclear|The map was _ to us.
opposite|button|unbutton|She had to _ her coat.
opposite|zip|unzip|Help me _ my jacket.
opposite|tie|untie|I cannot _ this knot.
not|able|unable|He was _ to lift the box.
opposite|cover|uncover|They _ the pool in May.
again|open|reopen|The shop will _ on Monday.
again|fill|refill|Can you _ my glass?
opposite|wrap|unwrap|May I _ the present now?
again|tell|retell|Can you _ the story?`

export const suffixWords = `
full of|care|careful|Be _ with the glass bowl.
without|fear|fearless|The _ climber smiled at us.
a person who|teach|teacher|My aunt is a _ at the school.
in this way: |quick|quickly|The rabbit _ ran into its hole.
being|kind|kindness|She thanked us for our _.
full of|hope|hopeful|We are _ that the sun will shine.
without|home|homeless|The storm left many birds _.
a person who|bake|baker|The _ starts work at four.
in this way: |happy|happily|The children sang _ on the bus.
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
