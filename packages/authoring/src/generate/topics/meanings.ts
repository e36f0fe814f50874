import { meaningJudge } from '../check/meanings'
import { choiceGenerator } from '../choices'
import { meanings } from '../lexicon/meanings'

const wordOf = (before: string): string => before.match(/\*(.+?)\*/)?.[1] ?? ''

export const meaningsGenerator = choiceGenerator({
  summary: 'what a word means by the clue of its sentence (grades 1 to 3)',
  sentences: meanings,
  reasons: {
    key: ({ before, key }) => `The clue shows that *${wordOf(before)}* means *${key}*.`,
    wrong: (text, { before }) => `Nothing in the sentence shows that *${wordOf(before)}* means *${text}*.`,
    hints: () => [
      'Read the first sentence again. Which words are a clue?',
      'Put each meaning in the place of the word. Which one makes sense?',
    ],
  },
  word: 'meaning',
  choose: 'Choose the meaning of the word in italics.',
  hints: [
    'Look for the clue in each sentence.',
    'Put the meaning in the place of the word. Does it make sense?',
  ],
  judge: meaningJudge,
})
