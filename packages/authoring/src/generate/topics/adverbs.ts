import { adverbJudge } from '../check/adverbs'
import { type Choice, choiceGenerator } from '../choices'
import { adjectivesAndAdverbs } from '../lexicon/adverbs'

const RULES: Record<string, string> = {
  verb: 'an adverb, which tells *how* it is done',
  noun: 'an adjective, which tells *what somebody or something is like*',
}

const kindOf = (text: string, { key, tag }: Choice): string => {
  if (text.endsWith('ly')) return 'an adverb'
  const isOwn = tag === 'noun' ? key : key.replace(/i?ly$/, '')
  return text.startsWith(isOwn.slice(0, 3)) &&
    !/(?:ness|ery|pride|ease|care|heat|hunger|anger|skill|secrecy|honesty|patience)$/.test(text)
    ? 'an adjective'
    : 'the name of a thing, a noun'
}

export const adverbsGenerator = choiceGenerator({
  summary: 'adjective or adverb (grade 3)',
  sentences: adjectivesAndAdverbs,
  reasons: {
    key: ({ key, tag }) => `*${key}* is ${RULES[tag]}.`,
    wrong: (text, choice) => `*${text}* is ${kindOf(text, choice)}. Here we need ${RULES[choice.tag]}.`,
    hints: ({ tag }) => [
      'Does the word tell about a thing or about what is done?',
      tag === 'verb' ? 'Ask *how is it done?*' : 'Ask *what is it like?*',
    ],
  },
  word: 'form',
  choose: 'Choose the right form.',
  hints: [
    'Does the word tell about a noun or about a verb?',
    'An adverb that tells *how* mostly ends in *-ly*.',
  ],
  judge: adverbJudge,
})
