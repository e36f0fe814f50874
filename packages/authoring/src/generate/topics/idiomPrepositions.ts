import { prepositionJudge } from '../check/idiomPrepositions'
import { choiceGenerator } from '../choices'
import { prepositionSentences } from '../lexicon/idiomPrepositions'
import { OF_MARKS } from '../options'

export const idiomPrepositions = choiceGenerator({
  summary: 'prepositions that words demand: capable of, comply with (grade 11)',
  sentences: { 11: prepositionSentences },
  reasons: {
    key: ({ tag, key }) => `The idiom is *${tag} … ${key}*.`,
    wrong: (text, { tag, key }) =>
      `Formal English does not say *${tag} … ${text}*; the idiom is *${tag} … ${key}*.`,
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
