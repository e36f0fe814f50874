import type { Kind } from '../kinds'

const idea = (name: string, examples: string): Kind => ({
  name,
  why: `A detail of this idea tells more about it: ${name}`,
  tell: () => `The detail tells more about this idea: ${name}`,
  not: `The detail tells nothing about this idea: ${name}`,
  examples,
})

/** Ideas and the details that support them. */
export const supported: Record<number, readonly Kind[]> = {
  2: [
    idea(
      'Bees help us.',
      `
They make honey for our bread.
They carry dust from flower to flower.
Apples grow where they have been at work.
Wax from their hive can be a candle.
Without them we would have few berries.
They buzz in the farmer's trees, and fruit grows.
Their honey can calm a sore throat.
Nuts need them to grow, too.`,
    ),
    idea(
      'Winter is hard for birds.',
      `
Snow hides the seeds on the ground.
Cold nights are long when you sleep on a twig.
Bugs are gone, so there is less to eat.
Ponds freeze, and there is no water to drink.
Some fly far away to warm lands.
They puff up their feathers to keep warm.
Children put out seeds for them in the frost.
Small ones must eat all day to stay alive.`,
    ),
    idea(
      'A fire truck carries many tools.',
      `
A long ladder lies on its roof.
Hoses are rolled up on the side.
An ax hangs behind a small door.
Masks and tanks of air are in the back.
A bright lamp helps in dark smoke.
Big boots stand ready on the step.
A pump pushes the water out fast.
There are ropes and blankets in a box.`,
    ),
    idea(
      'Our school garden is full of life.',
      `
Worms dig in our bean bed.
A toad lives under the flower pot.
Red beans climb up the sticks.
Ants march over the path to the gate.
Carrots grow next to our classroom wall.
Butterflies rest on the mint that we planted.
A wren has a nest in our hedge.
Snails eat the lettuce of class 2B.`,
    ),
    idea(
      'Dogs can do many jobs.',
      `
Some lead people who cannot see.
One found a lost hiker by his smell.
On farms they bring the sheep home.
Strong ones pull sleds.
They guard the house when nobody is there.
At the airport they sniff at bags.
One visits sick people and lets them pet him.
They bark when there is smoke.`,
    ),
    idea(
      'The moon changes how it looks.',
      `
On some nights it is a thin, bright line.
Two weeks later it is round and full.
Sometimes half of it is dark.
It can be yellow when it is low.
It looks big as it comes up.
On one night we cannot see it at all.
A cloud can put a ring around it.
Once it turned red for an hour.`,
    ),
  ],
  3: [
    idea(
      'Camels are made for the desert.',
      `
A hump of fat feeds them when there is no food.
Two rows of lashes keep the sand out of their eyes.
Broad feet do not sink into soft ground.
They can drink a bathtub of water in minutes.
Thick fur on the back keeps off the sun.
They can close their noses in a sandstorm.
Even thorny plants do not hurt their tough lips.
Hardly any water is lost in their dry droppings.`,
    ),
    idea(
      'Mail once traveled in many ways.',
      `
Riders carried letters on fast horses.
Pigeons took tiny notes home over the hills.
In the far north, sleds brought packages.
Ships needed weeks to take a card over the sea.
Runners passed messages from one to the next.
Stagecoaches had a box for letters under the seat.
In some cities, notes flew through pipes of air.
Bottles were thrown into the waves by lost sailors.`,
    ),
    idea(
      'Ice can shape the land.',
      `
Glaciers scrape wide valleys into the hills.
Water freezes in a crack and splits the rock.
A frozen river carried this giant stone here.
Lakes fill the holes that it dug long ago.
Its sharp edge polished the cliff like sandpaper.
Long hills show where it pushed up gravel.
When it melted, sand was left in waves.
It cut off the tip of the mountain.`,
    ),
    idea(
      'Mr. Ortiz is a good neighbor.',
      `
He shovels our steps before he does his own.
When Grandma fell, he drove her to the doctor.
He waters everyone's plants in the summer.
At night he turns his music down.
His ladder goes from house to house.
He taught half the street to fix a flat tire.
Our lost cat was at his door, drinking milk.
He brings soup when somebody has the flu.`,
    ),
    idea(
      'The library is more than books.',
      `
You can borrow a fishing rod there.
On Fridays there is a puppet show.
People learn to use computers at the long table.
A quilt club meets under the stairs.
It lends cake pans in the shape of stars.
There is a room where you can play the piano.
In the cellar you can print with old letters.
Seeds for your garden are in the card drawers.`,
    ),
    idea(
      'Spiders use silk in clever ways.',
      `
Most weave nets to catch flies.
A baby can sail through the air on a thread.
One kind lives in a bell of air under water.
Eggs are wrapped in a soft, safe bag.
A thread to the leg tells when something moves.
Some build a trapdoor over a hole.
One throws a sticky ball at moths.
They climb down on a rope of their own.`,
    ),
  ],
  4: [
    idea(
      'Lighthouses were built with great skill.',
      `
Blocks of granite were cut to lock into one another like a puzzle.
A round tower lets waves slide past it.
Lenses of many rings bent the light into one beam.
The keeper's rooms were stacked on top of each other to save space.
Masons could work only at low tide.
Clockwork turned the lamp so that it seemed to blink.
Its walls were two meters thick at the foot.
Each tower had its own pattern of flashes.`,
    ),
    idea(
      'The sponge market of Port Alma grew quickly.',
      `
In 1890 a single boat sold its catch there.
Ten years later a hundred boats lay at the docks.
Divers came from Greece to work in the warm water.
Auctions were soon held twice a week.
Warehouses went up along the river.
By 1905 buyers arrived from as far as London.
New streets were named after the islands of the divers.
A railroad line was added to ship the catch.`,
    ),
    idea(
      'Octopuses are hard to keep in a tank.',
      `
They squeeze through a hole the size of a coin.
One learned to unscrew the lid from inside.
They squirt water at lamps they do not like.
A keeper found one walking along the corridor at night.
Bored ones take the pump apart.
They need live crabs and cold, clean water.
They remember which visitor teased them.
Every pipe has to be covered with mesh.`,
    ),
    idea(
      "A bicycle changed Ada's life.",
      `
She could reach the school in the next valley.
On Saturdays she earned money by bringing bread to farms.
She no longer had to ask her uncle for a ride.
Her legs grew strong, and her cough went away.
For the first time she saw the sea.
She learned to mend a chain, and soon others paid her for it.
She made friends in three villages.
Late in the day she rode home without fear of the dark road.`,
    ),
    idea(
      'Paper has been made from many things.',
      `
The first sheets in China were made of bark and old nets.
In Egypt, people beat the stems of a reed flat.
For centuries mills in Europe bought up worn-out shirts.
Wasps showed one inventor that wood would do.
Today some notebooks are pressed from elephant dung.
One company uses the leaves of bananas.
Stone dust can be turned into sheets that do not tear when wet.
Straw was tried when wood was scarce.`,
    ),
    idea(
      'Kites have been useful tools.',
      `
One carried the first line of a bridge across a deep gorge.
In 1749, six on one string took thermometers up to the clouds.
A camera hung from one showed a city after its great fire.
Fishing crews let theirs pull the hook far out past the reef.
Two brothers tested the wings of their airplane on one.
Giant ones pull cargo ships, so that less oil is burned.
Shaped like hawks, they keep small birds off a field.
Lost sailors once flew one to lift a radio wire.`,
    ),
  ],
  5: [
    idea(
      'Crows are clever.',
      `
One bent a wire into a hook to lift out food.
They drop nuts in front of cars and wait for the red light.
In a test they put stones into a jar until the water rose.
They remember a face that frightened them for years.
A bird was seen hiding bread twice to fool a watcher.
They can choose the card with the larger number of dots.
Birds have been filmed sliding down a roof on a lid, again and again.
They warn one another about a certain man.`,
    ),
    idea(
      'The old mill is dangerous.',
      `
Two of its floors have fallen through.
A beam above the door is held by one nail.
The inspector has closed it three times.
Rusty blades stick out of the grass around it.
Its wheel still turns suddenly when the stream is high.
A boy broke his arm on the stairs last fall.
Bricks drop from the chimney when trucks go by.
The well in its yard has no cover.`,
    ),
    idea(
      'Bats help farmers.',
      `
A single one eats hundreds of beetles in a night.
Fields near their caves need less poison against moths.
Their droppings feed the soil.
Corn near a colony lost fewer ears to worms.
Some carry pollen from cactus to cactus, so the fruit can be sold.
Growers in Texas put up boxes so that they will stay.
Where a disease had killed them, more grain was eaten by insects.
They hunt pests in the dark, when birds are asleep.`,
    ),
    idea(
      'Ms. Vo gives more than she keeps.',
      `
She paid for the team's shirts out of her own purse.
Half her garden goes to the soup kitchen.
She sold her car so that the choir could travel.
On her birthday she hands out presents.
Her coat went to a girl who had none.
She teaches reading on Sundays for free.
When she won a ham, she cut it up for the street.
Her spare room has never been empty since the flood.`,
    ),
    idea(
      'The lake is getting cleaner.',
      `
You can now see four meters down; in 1990 it was one.
Trout have come back to the north shore.
The green scum of past summers has not returned.
Tests found half as much oil as ten years ago.
The beach was open on every day in July.
Mayflies, which need pure water, were counted again.
Otters moved in below the dam last year.
Swimmers no longer get itchy skin.`,
    ),
    idea(
      'Winter came early that year.',
      `
There was frost on the pumpkins in September.
The geese had left before the first day of fall.
Children skated on the canal in October.
Leaves were still green when snow bent the branches.
The ferry was stopped by ice five weeks sooner than usual.
Grandfather lit the stove while the apples still hung.
The baker sold hot chestnuts at the harvest fair.
Plows were out before anyone had changed tires.`,
    ),
  ],
  6: [
    idea(
      'Maps show their makers as well as the world.',
      `
A king's clerk drew his own country in the middle.
Sailors filled empty seas with the monsters of their fears.
On an old plan the rich streets are wide and the poor ones missing.
A company marked only the roads that led to its stores.
North is at the top because the men who drew it lived there.
One village left its enemies off the sheet.
A bird lover's chart has nests where others have towns.
The general's version shows hills and no schools.`,
    ),
    idea(
      'Waste can become a resource.',
      `
Heat from a data center warms a swimming pool.
Coffee grounds grow mushrooms in a cellar in Rotterdam.
Old fishing nets are spun into carpets.
A brewery feeds its spent grain to cows.
Broken plates make a path that drains well.
Gas from a garbage dump lights two hundred homes.
The fibers of worn jeans keep attics warm.
Ash from the power plant goes into concrete.`,
    ),
    idea(
      'Sleep repairs the mind.',
      `
Rats that had napped ran a maze with fewer errors.
During deep rest the brain files away the day's facts.
Pianists played a piece better the morning after.
Tired judges gave harsher sentences in one study.
Night by night, fluid rinses out what builds up between the cells.
People who were kept awake forgot more of a list of words.
After a dream, a chemist saw the answer to his puzzle.
Children who lie awake lose their tempers sooner.`,
    ),
    idea(
      'The potato conquered Europe slowly.',
      `
For a century it was grown only for its flowers.
Priests warned that the Bible never mentions it.
A king had a field guarded so that people would want to steal from it.
Doctors blamed it for skin diseases.
Soldiers learned to eat it as prisoners.
Famines made doubters try it at last.
A queen wore its blossoms in her hair to make it popular.
By 1800 it was still animal feed in some regions.`,
    ),
    idea(
      'Silence can be a kind of speech.',
      `
A pause before the answer told her more than the answer.
In some villages, guests are greeted by sitting together without a word.
The crowd stood mute, and the minister understood.
Composers write rests as carefully as notes.
When the witness said nothing, the jury leaned forward.
Friends of many years can row across a lake and never talk.
An empty chair at the table was his whole protest.
He did not reply to the letter, and that was his reply.`,
    ),
    idea(
      'New machines changed the work of women.',
      `
The sewing machine cut the making of a shirt from fourteen hours to one.
Typists filled offices that had employed only men.
A pump in the kitchen ended the walk to the well.
With a washing machine, Monday was no longer lost.
At the telephone exchange young women earned their first wages.
The bicycle let a nurse reach patients without a driver.
Electric irons did not need a stove to be stoked all day.
Vacuum cleaners were sold to housemaids as an extra hand.`,
    ),
  ],
  7: [
    idea(
      'Cities shape the animals that live in them.',
      `
Blackbirds near highways sing at a higher pitch.
Pigeons have learned to ride the subway two stops.
Moths in lit streets fly less toward lamps than their country cousins.
Foxes cross at night, when traffic is thin.
Mice in New York parks have genes that help with fatty food.
Swallows near roads have shorter wings, with which they turn faster.
Lizards grip concrete with stickier toes than their ancestors had.
Falcons hunt at night by the lights of towers.`,
    ),
    idea(
      'A good translation is a new work.',
      `
The translator had to invent rhymes the poet never needed.
Where French puns on *water*, she puns on *light*.
No English word has the warmth of the Portuguese one, so he wrote a whole clause.
Two versions of one haiku share not a single word.
She moved the joke to the next page, where it could be funny.
He read the play aloud until it fell into a rhythm of its own.
Some readers prefer her novel to the original.
For the title alone she made forty attempts.`,
    ),
    idea(
      'The desert is not empty.',
      `
Seeds wait in the sand for years until a single rain.
At night the dunes are written over with tracks.
Toads sleep a meter down in a skin of slime.
A crust of tiny plants holds the ground together.
Nomads know wells that no map shows.
Beetles drink the fog from their own backs.
Owls nest in the arms of a cactus.
Under the gravel run rivers that surface only in floods.`,
    ),
    idea(
      'The printing press spread errors as well as truth.',
      `
One misprint put a false cure into ten thousand homes.
Pamphlets about witches sold faster than those about stars.
A Bible of 1631 left out a *not* in a commandment.
Pirated editions changed the endings of plays.
Wrong maps were copied by every workshop for a century.
Rumors of comets crossed borders within a week.
A forged letter, set in type, started a war of words.
Sellers of quack medicine were among the first to advertise.`,
    ),
    idea(
      'Practice changes the body that practices.',
      `
The left hands of violinists take up more room in the brain.
Taxi drivers who learn thousands of streets grow a larger seat of memory.
Archers from sunken warships have thicker bones in one arm.
Children who dive for shells can make their pupils smaller under water.
Rowers' hearts push out more blood with each beat.
Readers of Braille feel dots that others cannot tell apart.
The feet of dancers lose and regain their arches.
Rock climbers' fingers have tendons like ropes.`,
    ),
    idea(
      'The festival holds the island together.',
      `
Sons who work abroad come home for those three days.
Families who do not speak all year carry the same boat.
Old women teach the steps, so the old are needed.
Everyone must bring one dish, and nobody may bring two.
Debts are forgiven at the first drumbeat.
The young meet, and most weddings follow in the fall.
Even the school opens late so that costumes can be sewn.
Newcomers are given a mask and, with it, a name.`,
    ),
  ],
}
