import { coordinateJudge } from '../check/coordinate'
import { choiceGenerator } from '../choices'
import { coordinateSentences } from '../lexicon/coordinate'
import { OF_MARKS } from '../options'

const ruleOf = (key: string): string => {
  const [first = '', second = ''] = key.replaceAll(',', '').split(' ')
  return key.includes(',')
    ? `*${first} and ${second}* sounds right, and so does the other order: a comma parts them.`
    : `*${first}* and *${second}* cannot change places, so no comma parts them.`
}

export const coordinateAdjectives = choiceGenerator({
  summary: 'commas between adjectives (grade 7)',
  sentences: coordinateSentences,
  reasons: {
    key: ({ key }) => ruleOf(key),
    wrong: (text, { key }) =>
      text.includes('-')
        ? `The two words do not make one. ${ruleOf(key)}`
        : text.endsWith(',')
          ? `No comma stands before the noun. ${ruleOf(key)}`
          : ruleOf(key),
    hints: () => ['Say it with *and* between the two words.', 'Can the two words change places?'],
  },
  word: 'punctuation',
  choose: 'Choose the right punctuation of the adjectives.',
  hints: ['Can the adjectives change places?', 'No comma stands between the last adjective and its noun.'],
  extremes: OF_MARKS,
  judge: coordinateJudge,
})
