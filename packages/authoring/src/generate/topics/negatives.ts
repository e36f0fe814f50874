import { negativeJudge } from '../check/negatives'
import { choiceGenerator } from '../choices'
import { negativeSentences } from '../lexicon/negatives'

export const negatives = choiceGenerator({
  summary: 'double negatives (grade 6)',
  sentences: { 6: negativeSentences },
  reasons: {
    key: ({ key }) => `With *${key}* the sentence has exactly one negative word.`,
    wrong: (text) =>
      `*${text}* gives the sentence two negatives, which cancel each other out in formal English.`,
    hints: () => [
      'Count the negative words, such as *no*, *not*, and *never*.',
      '*Hardly*, *barely*, and *scarcely* count, too.',
    ],
  },
  word: 'negative',
  choose: 'Choose the words of formal English.',
  where: ' in formal English',
  hints: [
    'Count the negative words of each sentence.',
    '*Hardly*, *barely*, *scarcely*, and *without* count, too.',
  ],
  judge: negativeJudge,
})
