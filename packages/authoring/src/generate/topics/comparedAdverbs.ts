import { comparedAdverbJudge } from '../check/comparedAdverbs'
import { type Choice, choiceGenerator } from '../choices'
import { comparedAdverbs as sentences } from '../lexicon/comparedAdverbs'

const COUNTED: Record<string, string> = {
  two: '*Than* shows that two are compared',
  more: 'More than two are compared',
}

const rule = ({ key, tag }: Choice): string => `${COUNTED[tag]}, so the form is **${key}**.`

function made(key: string): string {
  if (/ly$/.test(key)) return 'Most adverbs in *ly* take *more* or *most* and do not change.'
  if (/often$/.test(key)) return '*Often* takes *more* or *most* and does not change.'
  if (/^(?:better|best|worse|worst|farther)$/.test(key))
    return `**${key}** is a special form; learn it by heart.`
  return `A short adverb adds *er* or *est*, without *more* or *most*: **${key}**.`
}

const isOtherDegree = (text: string, key: string): boolean =>
  key.includes(' ')
    ? text.split(' ')[1] === key.split(' ')[1]
    : /^(?:best|worst)$/.test(key)
      ? /^(?:better|worse)$/.test(text)
      : !text.includes(' ') && text.slice(0, 3) === key.slice(0, 3) && /est$/.test(text) !== /est$/.test(key)

export const adverbsThatCompare = choiceGenerator({
  summary: 'adverbs that compare: faster, most carefully, better (grade 3)',
  sentences: { 3: sentences },
  reasons: {
    key: (choice) => `${rule(choice)} ${made(choice.key)}`,
    wrong: (text, choice) =>
      isOtherDegree(text, choice.key)
        ? `**${text}** compares another number. ${rule(choice)}`
        : `**${text}** is not made the right way. ${made(choice.key)}`,
    hints: () => [
      'How many are compared: two, or more than two?',
      'Then look at the adverb. Is it short, or does it end in *ly*?',
    ],
  },
  word: 'form',
  choose: 'Choose the right form of the adverb.',
  hints: [
    'Look for *than*, which compares two, and for *Of all*, which compares more.',
    'Never use *more* and *er* together, or *most* and *est*.',
  ],
  judge: comparedAdverbJudge,
})
