import type { Kind } from '../kinds'

const kind = (name: string, why: string, examples: string): Kind => ({ name, why, examples })

export const bookParts: Readonly<Record<string, readonly Kind[]>> = {
  textFeatures: [
    kind(
      'the table of contents',
      'The table of contents is at the front and lists the chapters in their order.',
      `
You want to know on which page chapter 4 begins.
You would like to see what all the chapters are called.
You look at the front to see how many chapters there are.
You want to find out which chapter comes after "Volcanoes."
You wonder whether a whole chapter is about rivers.
You want to see in which order the chapters come.
You look for the page on which the first chapter starts.
You want to skip to the last chapter and need its page.`,
    ),
    kind(
      'the index',
      'The index is at the back and lists subjects in alphabetical order, with all their pages.',
      `
You want to find each page that mentions otters.
You look at the back, under S, for all pages on salt.
You need every page on which Peru is named.
You want to know if snails are mentioned anywhere in the book.
You look up *lava* in an alphabetical list to find its three pages.
You want to find the few lines about George Washington Carver.
You need the pages about bridges, which are in several chapters.
You search for a small subject that has no chapter of its own.`,
    ),
    kind(
      'the glossary',
      'The glossary tells what hard words of the book mean.',
      `
You want to know what *erosion* means in this book.
You do not understand the word *larva*.
You look up the meaning of a word in bold print.
You wonder what a *delta* is and how to say it.
You need a short definition of *fossil*.
You met a hard word and want to know its meaning.
You want to learn what *migrate* means.
You check the meaning of *orbit* at the back of the book.`,
    ),
    kind(
      'a caption',
      'A caption goes with a picture and tells what it shows.',
      `
You want to know what the photo on this page shows.
You look under the picture to learn the name of the bird in it.
You wonder who the woman in the drawing is.
You want to know where the photo of the bridge was taken.
You read the line below the painting.
You look for words about the picture of the crater.
You want to know how big the beetle in the photo really is.
You wonder what the two men in the old photograph are doing.`,
    ),
    kind(
      'a heading',
      'A heading is above a part of the text and tells what that part is about.',
      `
You look for the part of the page that tells about food.
You want to see at a glance what the next part of the page is about.
You run your eyes over the big words between the paragraphs.
You look for the words in large print above the part on nests.
You want to know where on the page the part about winter begins.
You look at the large words above each part before you read.
You want to find the part of this chapter about tools.
You need the words that name the part you are about to read.`,
    ),
    kind(
      'a map',
      'A map shows where places are.',
      `
You want to see how far the river is from the town.
You wonder which countries lie around the lake.
You look for the way that the ship took across the sea.
You want to know whether the desert is in the north.
You want to see in which part of the state the mine is.
You wonder which mountains lie between the two cities.
You look for the place where the two rivers meet.
You want to know which island is the largest.`,
    ),
  ],
  dictionary: [
    kind(
      'the part of speech',
      'The part of speech tells the job of the word: noun, verb, adjective, adverb.',
      `
*noun*
*verb*
*adjective*
*adverb*
*n.*
*v.*
*adj.*
*adv.*
*pronoun*
*preposition*`,
    ),
    kind(
      'the syllables',
      'The dots between the syllables show where the word can be divided.',
      `
med·al
wag·on
lan·tern
kan·ga·roo
pump·kin
oc·to·pus
bal·co·ny
rib·bon
dan·de·li·on
chim·ney`,
    ),
    kind(
      'the definition',
      'The definition tells what the word means.',
      `
a round piece of metal given as a prize
a cart with four wheels
a lamp that can be carried
an animal of Australia that hops and carries its young in a pouch
a large orange fruit that grows on a vine
a sea animal with eight arms
a platform with a railing on the outside of a house
a narrow strip of cloth for tying
a yellow wildflower with jagged leaves
a pipe or shaft through which smoke leaves a house`,
    ),
    kind(
      'the example sentence',
      'The example sentence shows how the word is used.',
      `
She wore her *medal* around her neck all day.
The ponies pulled a *wagon* full of hay.
He lit the *lantern* and went down to the cellar.
We saw a *kangaroo* jump over a bush.
They carved a face into the *pumpkin*.
The *octopus* hid in an old jar.
She waved to us from her *balcony*.
A blue *ribbon* held the letters together.
The child blew on the *dandelion* and made a wish.
A stork has built its nest on our *chimney*.`,
    ),
    kind(
      'the origin',
      'The origin tells from which language the word comes.',
      `
from an Italian word for metal
from Dutch *wagen*
from Latin *lanterna*
from a word of a people of Australia
from a French word, which comes from Greek
from Greek words for *eight* and *foot*
from Italian *balcone*
from Old French *riban*
from French words for *lion's tooth*
from Latin *caminata*, a room with a fireplace`,
    ),
  ],
  titles: [
    kind(
      'in italics',
      'Titles of long works that stand alone, such as books, films, and newspapers, are printed in italics, and so are the names of ships.',
      `
the novel Hatchet
the movie Coco
the newspaper The Daily Herald
the magazine Ranger Rick
the book Charlotte's Web
the play Peter Pan
the opera Carmen
the TV series Nature
the album Graceland
the ship Titanic
the novel Holes
the painting Mona Lisa`,
    ),
    kind(
      'in quotation marks',
      'Titles of short works or of parts, such as poems, songs, chapters, and articles, go in quotation marks.',
      `
the poem The Swing
the song This Land Is Your Land
the short story Thank You, Ma'am
the chapter A Long Night
the article Bees in Danger
the poem Paul Revere's Ride
the song Yankee Doodle
the episode The Lost Key
the essay On Friends
the chapter Back Home
the short story The Gift of the Magi
the poem Casey at the Bat`,
    ),
    kind(
      'with capitals only',
      'Names of places, buildings, events, holidays, courses of study, and holy books have capitals, but neither italics nor quotation marks.',
      `
the Statue of Liberty
the Fourth of July
the Golden Gate Bridge
the Bible
the White House
the Grand Canyon
the Museum of Natural History
the Declaration of Independence
the Civil War
the Pacific Ocean
the Boston Marathon
the Quran`,
    ),
  ],
  sentenceFaults: [
    kind(
      'a fragment',
      'A fragment is only a part of a sentence: a subject, a verb, or a whole thought is missing.',
      `
Because the bus was late again.
The tall man with the red umbrella.
Running down the hill as fast as she could.
After the lights went out in the hall.
A box full of letters and old keys.
When the ice on the river breaks.
To see the comet with our own eyes.
Behind the barn near the creek.
If nobody waters the plants.
Two sisters and their noisy parrot.`,
    ),
    kind(
      'a comma splice',
      'A comma splice joins two sentences with nothing but a comma.',
      `
The bus was late again, we walked to school.
The man opened his umbrella, it had a hole.
She ran down the hill, the dog ran after her.
The lights went out, somebody screamed.
The box was heavy, it was full of letters.
The ice breaks in March, the boats come back in April.
We climbed the tower, the comet was gone.
The creek is cold, I will not swim in it.
Nobody watered the plants, they turned brown.
The parrot shrieked, the sisters laughed.`,
    ),
    kind(
      'a run-on sentence',
      'A run-on sentence joins two sentences with nothing between them.',
      `
The bus was full we had to stand.
The man lost his hat it blew into the lake.
She won the race her brother came in last.
The hall was dark nobody could find the door.
The key was rusty it did not turn.
The river is high the bridge is closed.
We looked up a star was falling.
The barn is old swallows nest in it.
The plants need water the soil is dry.
The parrot can talk it knows nine words.`,
    ),
    kind(
      'a complete sentence',
      'A complete sentence is a whole thought with subject and verb, and its parts are joined correctly.',
      `
Because the bus was late, we walked.
The man with the red umbrella waved.
She ran down the hill, and the dog followed.
The lights went out; somebody screamed.
The box is full of letters and keys.
When the ice breaks, the boats come back.
We climbed the tower to see the comet.
The creek behind the barn is cold.
If nobody waters them, the plants die.
Two sisters and their parrot live here.`,
    ),
  ],
  genres: [
    kind(
      'poetry',
      'Poems have lines and stanzas, and often rhyme and rhythm.',
      `
It has four stanzas.
Each line has four beats.
The words at the ends of lines rhyme.
Its verse has a steady rhythm.
The second stanza is like the first.
Line 3 rhymes with line 4.
The lines are short, one below the other.
A refrain comes back after each stanza.
It is a haiku.
It is a limerick of five lines.
The meter makes you want to march.
Its last stanza has only two lines.`,
    ),
    kind(
      'drama',
      'Plays have acts and scenes, speakers before each line of talk, and stage directions.',
      `
It begins with a cast of characters.
It has two acts.
The stage directions are in italics.
A name comes before everything that is said.
In Scene 3 the curtain falls.
It tells the actors how to move.
The props are a lamp and a trunk.
Act 1 takes place in a kitchen.
The lights go out at the end of the first scene.
It was written to be acted on a stage.
A note tells what the set looks like.
The actor turns to the audience.`,
    ),
    kind(
      'prose',
      'Stories in prose have sentences and paragraphs, often in chapters, and a narrator.',
      `
It is divided into chapters.
A narrator tells what everybody thinks.
Each paragraph begins a little further in.
It has 200 pages of paragraphs.
What people say is in quotation marks.
The narrator describes the woods in a long paragraph.
The last chapter is called "Home."
It is a novel.
The narrator tells us what Ina is thinking.
It is a folktale told in paragraphs.
*"Wait!" she said* stands in the middle of a paragraph.
Chapter 2 goes back to the year before.`,
    ),
  ],
}
