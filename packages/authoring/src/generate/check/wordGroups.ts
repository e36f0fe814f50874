import { domainOf, partsOfSpeechOf } from '../../vocabulary/wordNet'
import { kindJudge } from './kinds'

const judgeOf = (groups: Readonly<Record<string, string>>) =>
  kindJudge(
    Object.keys(groups),
    (example) => Object.entries(groups).find(([, words]) => words.split(' ').includes(example))?.[0],
  )

/** By second lists, in the order of the alphabet. */
export const wordGroupJudge = judgeOf({
  food: 'apple bread cake corn egg jam rice soup',
  'a color': 'black blue brown green pink red white yellow',
  clothes: 'belt cap coat dress hat shirt shoe sock',
  'a toy': 'ball blocks doll kite puppet puzzle sled teddy',
  'a part of the body': 'arm chin ear foot hand knee leg nose',
  'an animal': 'bear bee cat cow dog fox frog goat hen horse lion mouse owl pig rabbit snake spider whale',
  'a person': 'baby baker boy farmer girl king nurse singer teacher uncle',
  'a place': 'airport beach city farm garden library park school store zoo',
  'a thing': 'bell book box chair cup drum hammer lamp rope spoon',
})

export const describingJudge = judgeOf({
  color: 'brown golden gray green pink purple red white',
  size: 'big giant huge little short tall tiny wide',
  shape: 'crooked curved flat oval round square straight triangular',
  number: 'few fifty many nine seven several three twelve',
  taste: 'bitter delicious salty sour spicy sugary sweet tasty',
  'how it feels': 'bumpy fluffy prickly rough slippery smooth soft sticky',
})

export const wordJobJudge = judgeOf({
  'an action word': 'bake bring carry dig eat forget give learn listen sing sit write',
  'a naming word': 'apple bread doctor kitten moon mother pencil river tiger tooth village window',
  'a describing word': 'angry brave funny happy lazy loud muddy new shiny silly soft tall',
})

const PARTS =
  /^(?:sun|rain|door|cup|bed|snow|foot|sea|tooth|mail|pan|book)(?:flower|coat|bell|cake|room|man|ball|shell|brush|box|shelf)$/

/** By the parts of the word. */
export const wordBuildJudge = kindJudge(
  ['a compound word', 'a word with an ending', 'a word of one part'],
  (word) => {
    if (PARTS.test(word)) return 'a compound word'
    return /(?:ing|ed|ly|xes|pers?|cher|ller|ens|est)$/.test(word)
      ? 'a word with an ending'
      : 'a word of one part'
  },
)

const PERSON = '18'
const PLACES =
  /^(?:.*port|.*ground|restaurant|bakery|desert|hotel|island|meadow|office|stadium|theater|valley)$/

/** By WordNet: what can be no noun, and what is a person; places by their own list. */
export const nounJudge = kindJudge(
  ['the name of a person', 'the name of a place', 'the name of a thing', 'not a noun'],
  (word) => {
    if (!partsOfSpeechOf(word).has('noun')) return 'not a noun'
    if (domainOf(word, 'noun') === PERSON) return 'the name of a person'
    return PLACES.test(word) ? 'the name of a place' : 'the name of a thing'
  },
)
