import { letterJudge } from '../check/letters'
import { choiceGenerator } from '../choices'
import { tellCommas } from '../commaSlip'
import { letters as sentences } from '../lexicon/letters'
import { OF_MARKS } from '../options'

const RULES: Record<string, string> = {
  greeting: 'One comma goes after the whole greeting, such as *Dear Ms. Bell,*',
  closing: 'One comma goes after the closing words, before the name: *Love, Nell*',
}

const HINTS: [string, string] = [
  'Is it how the letter begins, or how it ends?',
  'A greeting ends with a comma. At the end, the comma goes before the name.',
]

export const letters = choiceGenerator({
  summary: 'commas in the greeting and the closing of a letter (grade 2)',
  sentences: { 2: sentences },
  reasons: {
    key: ({ tag }) => RULES[tag] ?? '',
    wrong: (text, { key, tag }) => `${tellCommas(text, key)} ${RULES[tag]}`,
    hints: () => HINTS,
  },
  word: 'comma',
  choose: 'Where does the comma go in this letter?',
  hints: HINTS,
  texts: {
    right: 'Which letter has its comma in the right place? Compare the **bold** parts.',
    find: 'One marked part has a comma in the **wrong** place, or none. Click it.',
    gaps: 'Where does the comma go in each letter?',
    all: 'Choose **all** the letters whose bold part is right.',
    mostWrong: 3,
  },
  extremes: OF_MARKS,
  judge: letterJudge,
})
