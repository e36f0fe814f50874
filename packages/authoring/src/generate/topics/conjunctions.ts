import { conjunctionJudge } from '../check/conjunctions'
import { choiceGenerator } from '../choices'
import { joiningWords } from '../lexicon/conjunctions'

const SHOWS: Record<string, string> = {
  so: '*So* tells what happens because of the first part.',
  but: '*But* shows that the second part is different or a surprise.',
  or: '*Or* gives a choice, or tells what happens if you do not do it.',
  because: '*Because* tells the reason.',
}

export const joiningWordsGenerator = choiceGenerator({
  summary: '*so*, *but*, *or*, *because* (grade 3)',
  sentences: joiningWords,
  reasons: {
    key: ({ key }) => SHOWS[key] ?? '',
    wrong: (text, { tag }) => `${SHOWS[text] ?? ''} But here the second part shows a ${tag}.`,
    hints: ({ tag }) => [
      'How do the two parts belong together?',
      tag === 'reason' ? 'Does the second part tell *why*?' : 'Is it a result, a surprise, or a choice?',
    ],
  },
  word: 'joining word',
  choose: 'Choose the joining word.',
  hints: [
    'Read both parts. How do they belong together?',
    'Is it a reason, a result, a contrast, or a choice?',
  ],
  judge: conjunctionJudge,
})
