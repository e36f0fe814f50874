import { sightWordJudge } from '../check/sightWords'
import { choiceGenerator } from '../choices'
import { sightWords as sentences } from '../lexicon/sightWords'

const spelled = (word: string): string => [...word.toLowerCase()].join('-')

const HINTS: [string, string] = ['Read the sentence with each word.', 'Look at all the letters of each word.']

export const sightWords = choiceGenerator({
  summary: 'words to know by sight, beside words that look like them (kindergarten, grades 1, 2)',
  sentences,
  reasons: {
    key: ({ key }) => `**${key}** makes sense here. Its letters are *${spelled(key)}*.`,
    wrong: (text) => `**${text}** has the letters *${spelled(text)}*. It makes no sense in this sentence.`,
    hints: () => HINTS,
  },
  word: 'word',
  choose: 'Which word fits?',
  hints: HINTS,
  texts: {
    right: 'Which sentence makes sense? Look at the **bold** word.',
    find: 'One marked word is **wrong**. Click it.',
    gaps: 'Which word fits in each sentence?',
    all: 'Choose **all** the sentences that make sense. Look at the **bold** words.',
    mostWrong: 3,
  },
  judge: sightWordJudge,
})
