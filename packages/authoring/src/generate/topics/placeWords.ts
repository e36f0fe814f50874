import { placeWordJudge } from '../check/placeWords'
import { choiceGenerator } from '../choices'
import { placeWords as sentences } from '../lexicon/placeWords'

const HINTS: [string, string] = ['Make a picture in your head.', 'Say the sentence with each little word.']

export const placeWords = choiceGenerator({
  summary: 'little words: *in*, *on*, *to*, *from*, *with*, *of* (kindergarten)',
  sentences: { 0: sentences },
  reasons: {
    key: ({ before, key, after }) => `We say: *${before.trim()} ${key} ${after.trim()}*`.replace(' ,', ','),
    wrong: (text) => `**${text}** does not fit here. Say the sentence with it. Can you make a picture of it?`,
    hints: () => HINTS,
  },
  word: 'word',
  choose: 'Which little word fits?',
  hints: HINTS,
  texts: {
    right: 'Which sentence makes sense? Look at the **bold** word.',
    find: 'One marked word is **wrong**. Click it.',
    gaps: 'Which little word fits in each sentence?',
    all: 'Choose **all** the sentences that make sense. Look at the **bold** words.',
    mostWrong: 3,
  },
  judge: placeWordJudge,
})
