import { faultyComparisonJudge } from '../check/faultyComparisons'
import { choiceGenerator } from '../choices'
import { comparisonSentences } from '../lexicon/faultyComparisons'

const RULES: Record<string, string> = {
  'that of': '*That of* stands for the one thing that is compared, so that like is compared with like.',
  'those of':
    '*Those of* stands for the several things that are compared, so that like is compared with like.',
  possessive: 'The possessive stands for what the person or animal has, so that like is compared with like.',
  other: '*Other* or *else* is needed, because nothing can be more than itself.',
}

const whyWrong = (text: string, tag: string): string => {
  if (tag === 'other') return `*${text}* leaves no room for the one that is compared.`
  if (/^(?:that|those|it) of/.test(text)) return `*${text.split(' ')[0]}* does not fit what it stands for.`
  return `The other side of the comparison would be *${text}*, which is not of the same kind.`
}

export const faultyComparisons = choiceGenerator({
  summary: 'complete comparisons: that of, those of, any other (grade 10)',
  sentences: { 10: comparisonSentences },
  reasons: {
    key: ({ tag }) => RULES[tag] ?? '',
    wrong: (text, { tag }) => `${whyWrong(text, tag)} ${RULES[tag]}`,
    hints: () => [
      'What exactly is compared with what?',
      'The two sides must be of the same kind and number, and a thing is not more than itself.',
    ],
  },
  word: 'comparison',
  choose: 'Choose the words that complete the comparison.',
  where: ' in formal English',
  hints: ['Name the two things that are compared.', 'Are both sides of the same kind and number?'],
  judge: faultyComparisonJudge,
})
