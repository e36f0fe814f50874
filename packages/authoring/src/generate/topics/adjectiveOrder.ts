import { adjectiveOrderJudge } from '../check/adjectiveOrder'
import { choiceGenerator } from '../choices'
import { adjectiveOrder as sentences } from '../lexicon/adjectiveOrder'
import { OF_MARKS } from '../options'

const ORDER = 'number, opinion, size, age, shape, color, origin, material'

export const adjectivesInOrder = choiceGenerator({
  summary: 'the order of adjectives before a noun (grade 4)',
  sentences: { 4: sentences },
  reasons: {
    key: ({ key }) => `*${key}* keeps the usual order: ${ORDER}, and then the noun.`,
    wrong: (text, { key }) =>
      text.split(' ').at(-1) === key.split(' ').at(-1)
        ? `In *${text}* the adjectives have changed places. The usual order is ${ORDER}.`
        : `In *${text}* the noun comes before its adjectives. In English it comes last.`,
    hints: () => [
      'Read each choice aloud. Which one sounds the way people speak?',
      'What you think of a thing comes early; what it is made of goes next to the noun.',
    ],
  },
  word: 'order of words',
  choose: 'Choose the words in the usual order.',
  hints: [`The usual order is ${ORDER}.`, 'Read the adjectives aloud with their noun, and listen.'],
  texts: { find: 'The words of one marked part are in the **wrong** order. Click it.' },
  extremes: OF_MARKS,
  judge: adjectiveOrderJudge,
})
