import type { Kind } from '../kinds'

const group = (name: string, why: string, own: string, examples: string): Kind => ({
  name,
  why,
  tell: () => own,
  examples: examples.trim().split(' ').join('\n'),
})

/** Words by what they name: what belongs together (kindergarten), naming words (1), describing words (2). */
export const wordGroups: Record<number, readonly Kind[]> = {
  0: [
    group(
      'an animal',
      'An animal is alive. It eats and moves.',
      'It is the name of an animal.',
      'cat dog cow hen pig frog bear fox',
    ),
    group('food', 'We eat food.', 'You can eat it.', 'bread jam soup rice cake egg apple corn'),
    group(
      'a color',
      'We paint with colors.',
      'It is the name of a color.',
      'red blue green yellow pink black white brown',
    ),
    group('clothes', 'We wear clothes.', 'You can wear it.', 'hat coat sock shoe dress belt shirt cap'),
    group(
      'a toy',
      'We play with toys.',
      'You can play with it.',
      'doll kite ball puppet blocks puzzle teddy sled',
    ),
    group(
      'a part of the body',
      'A part of the body is a part of you.',
      'It is a part of you.',
      'hand foot nose ear knee chin leg arm',
    ),
  ],
  1: [
    group(
      'a person',
      'A person is a child, a woman or a man.',
      'It names a person.',
      'boy girl nurse teacher baby farmer king uncle baker singer',
    ),
    group(
      'an animal',
      'An animal is alive. It eats and moves.',
      'It names an animal.',
      'horse goat bee rabbit snake mouse whale owl spider lion',
    ),
    group(
      'a place',
      'You can go to a place.',
      'It names a place.',
      'park school farm beach store zoo city library garden airport',
    ),
    group(
      'a thing',
      'A thing is not alive. You can see it or hold it.',
      'It names a thing.',
      'spoon chair bell rope lamp book drum box cup hammer',
    ),
  ],
  2: [
    group(
      'color',
      'Words for color tell about what you see, such as *orange*.',
      'It tells the color.',
      'red green purple gray pink golden white brown',
    ),
    group(
      'size',
      'Words for size tell how big something is.',
      'It tells how big something is.',
      'huge tiny tall short wide giant little big',
    ),
    group(
      'shape',
      'Words for shape tell what form something has.',
      'It tells the shape.',
      'round square flat curved triangular oval crooked straight',
    ),
    group(
      'number',
      'Words for number tell how many.',
      'It tells how many.',
      'three seven twelve many nine few fifty several',
    ),
    group(
      'taste',
      'Words for taste tell what your tongue finds out.',
      'It tells how something tastes.',
      'sour salty sweet bitter spicy tasty sugary delicious',
    ),
    group(
      'how it feels',
      'You touch something to find out how it feels.',
      'It tells how something feels when you touch it.',
      'soft rough smooth sticky bumpy fluffy slippery prickly',
    ),
  ],
}

/** Actions, names and describing words. */
export const wordJobs: Record<number, readonly Kind[]> = {
  1: [
    group(
      'an action word',
      'An action word tells what somebody can do.',
      'It tells what somebody can do.',
      'sing eat dig sit write learn bake listen bring carry forget give',
    ),
    group(
      'a naming word',
      'A naming word names a person, an animal, a place or a thing.',
      'It names a person, an animal, a place or a thing.',
      'apple mother tiger river window bread tooth doctor moon village pencil kitten',
    ),
    group(
      'a describing word',
      'A describing word tells what something is like.',
      'It tells what something is like.',
      'happy shiny tall soft angry silly lazy muddy loud new funny brave',
    ),
  ],
}

/** How words are made. */
export const wordBuilds: Record<number, readonly Kind[]> = {
  2: [
    group(
      'a compound word',
      'A compound word is made of two words that can stand alone.',
      'It is made of two words that can stand alone.',
      'sunflower raincoat doorbell cupcake bedroom snowman football seashell toothbrush mailbox pancake bookshelf',
    ),
    group(
      'a word with an ending',
      'A word with an ending has *ing*, *ed*, *er*, *ly*, *s* or the like at its end.',
      'It is one word and an ending, such as *ing*, *ed*, *er*, *ly* or *s*.',
      'jumping walked slowly foxes helper kindly smaller playing wished teacher gardens tallest',
    ),
    group(
      'a word of one part',
      'A word of one part cannot be taken apart into words or endings.',
      'It cannot be taken apart into words or endings.',
      'monkey lemon pencil window ocean table rabbit garden yellow zebra camel music',
    ),
  ],
}

/** Nouns by what they name, beside words that name nothing. */
export const nounKinds: Record<number, readonly Kind[]> = {
  2: [
    group(
      'the name of a person',
      'A person can talk to you.',
      'It is a noun that names a person.',
      'painter dentist cousin captain neighbor pilot aunt clown poet chef student sailor',
    ),
    group(
      'the name of a place',
      'You can go to a place.',
      'It is a noun that names a place where you can go.',
      'bakery playground island stadium hotel desert theater valley office meadow airport restaurant',
    ),
    group(
      'the name of a thing',
      'You can pick up a thing or touch it.',
      'It is a noun that names a thing.',
      'pencil button bottle candle mirror basket pillow wallet trumpet kettle jacket marble',
    ),
    group(
      'not a noun',
      'A word that is not a noun names nothing. It tells what somebody does, or how something is.',
      'It names nothing. It tells what somebody does, or what something is like.',
      'hungry arrive sleepy forget gently listen careful borrow shiny explain angry softly',
    ),
  ],
}
