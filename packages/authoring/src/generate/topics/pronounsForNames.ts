import { nameJudge } from '../check/pronounsForNames'
import { choiceGenerator } from '../choices'
import { pronounsForNames as sentences } from '../lexicon/pronounsForNames'

/** For whom or what a pronoun stands. */
const FOR: Record<string, string> = {
  she: 'one girl or woman',
  her: 'one girl or woman',
  hers: 'one girl or woman',
  he: 'one boy or man',
  him: 'one boy or man',
  his: 'one boy or man',
  it: 'one thing',
  they: 'more than one',
  them: 'more than one',
  theirs: 'more than one',
  we: 'me and somebody with me',
  ours: 'me and somebody with me',
  mine: 'me',
  yours: 'you',
}

const HINTS: [string, string] = [
  'Who or what is in the first sentence?',
  'Is it one or more? A woman, a man or a thing?',
]

export const pronounsForNames = choiceGenerator({
  summary: '*she*, *him*, *theirs*: pronouns that stand for somebody (grade 1)',
  sentences: { 1: sentences },
  reasons: {
    key: ({ key }) => `**${key}** stands for ${FOR[key.toLowerCase()]}.`,
    wrong: (text) => `**${text}** stands for ${FOR[text.toLowerCase()]}. Who or what is it here?`,
    hints: () => HINTS,
  },
  word: 'pronoun',
  choose: 'Which word stands for somebody or something in the first sentence?',
  hints: HINTS,
  texts: {
    right: 'Which one is right? Look at the **bold** word.',
    find: 'One marked word is **wrong**. Click it.',
    gaps: 'Which word is right in each line?',
    all: 'Choose **all** that are right. Look at the **bold** words.',
  },
  judge: nameJudge,
})
