import { coordinateJudge } from '../check/coordinate'
import { choiceGenerator } from '../choices'
import { coordinateSentences } from '../lexicon/coordinate'
import { OF_MARKS } from '../options'

const ruleOf = (key: string): string => {
  const [first = '', second = ''] = key.replaceAll(',', '').split(' ')
  return key.includes(',')
    ? `*${first} and ${second}* sounds right, and so does the other order: a comma separates them.`
    : `*${first}* and *${second}* cannot change places, so no comma separates them.`
}

function tellComma(text: string, key: string): string {
  if (text === key.replaceAll(',', '')) return 'The comma is missing.'
  if (!text.endsWith(',')) return `The comma after *${text.split(',')[0]}* is one too many.`
  return text === `${key},`
    ? 'No comma goes before the noun.'
    : key.includes(',')
      ? 'The comma goes before the noun instead of between the two words.'
      : 'No comma goes before the noun, and none between the two words.'
}

export const coordinateAdjectives = choiceGenerator({
  summary: 'commas between adjectives (grade 7)',
  sentences: coordinateSentences,
  reasons: {
    key: ({ key }) => ruleOf(key),
    wrong: (text, { key }) =>
      text.includes('-')
        ? `The two words do not make one. ${ruleOf(key)}`
        : `${tellComma(text, key)} ${ruleOf(key)}`,
    hints: () => ['Say it with *and* between the two words.', 'Can the two words change places?'],
  },
  word: 'punctuation',
  choose: 'Choose the right punctuation of the adjectives.',
  hints: ['Can the adjectives change places?', 'No comma goes between the last adjective and its noun.'],
  extremes: OF_MARKS,
  judge: coordinateJudge,
})
