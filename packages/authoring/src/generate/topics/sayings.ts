import { sayingJudge } from '../check/sayings'
import { choiceGenerator } from '../choices'
import { sayings as sentences } from '../lexicon/sayings'
import { OF_PHRASES } from '../options'

const KIND: Record<string, string> = {
  idiom: 'An idiom does not mean what its words say.',
  proverb: 'A proverb gives advice that holds for many things, not only for those it names.',
}

export const sayingsGenerator = choiceGenerator({
  summary: 'what idioms and proverbs mean (grade 4)',
  sentences: { 4: sentences },
  reasons: {
    key: ({ key, tag }) => `${KIND[tag]} Here it means: *${key}*.`,
    wrong: (text, { tag }) => `*${text}* only looks at the words. ${KIND[tag]}`,
    hints: ({ tag }) => [
      'Do not take the words as they stand. What could they be a picture of?',
      tag === 'idiom' ? 'When do people say this?' : 'What could this saying teach you at school or at play?',
    ],
  },
  word: 'meaning',
  choose: 'Choose what the saying means.',
  hints: [
    'Idioms and proverbs do not mean just what their words say.',
    'Think of a day when somebody would say it. What was going on?',
  ],
  extremes: OF_PHRASES,
  judge: sayingJudge,
})
