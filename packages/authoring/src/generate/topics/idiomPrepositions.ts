import { prepositionJudge } from '../check/idiomPrepositions'
import { type Choice, choiceGenerator } from '../choices'
import { prepositionSentences } from '../lexicon/idiomPrepositions'
import { OF_MARKS } from '../options'

/** *comply with*, but *prefer … to*, where something stands between the two. */
const idiomOf = ({ before, tag }: Choice, preposition: string): string => {
  const word = before.trim().split(' ').at(-1) ?? ''
  return `${tag}${word.startsWith(tag.slice(0, 4)) ? '' : ' …'} ${preposition}`
}

export const idiomPrepositions = choiceGenerator({
  summary: 'prepositions that words demand: capable of, comply with (grade 11)',
  sentences: { 11: prepositionSentences },
  reasons: {
    key: (choice) => `The idiom is *${idiomOf(choice, choice.key)}*.`,
    wrong: (text, choice) =>
      `Formal English does not say *${idiomOf(choice, text)}*; the idiom is *${idiomOf(choice, choice.key)}*.`,
    hints: ({ tag }) => [
      `Say *${tag}* with each of the prepositions.`,
      'Think of a sentence that you have read with this word.',
    ],
  },
  word: 'preposition',
  choose: 'Choose the preposition that formal English demands.',
  where: ' in formal English',
  hints: ['Which word demands the preposition?', 'Say that word with each preposition you can think of.'],
  extremes: OF_MARKS,
  judge: prepositionJudge,
})
