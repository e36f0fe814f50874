import { misspellingJudge } from '../check/spelling'
import { each, type Frame, type Made, together } from '../frame'
import type { Generator } from '../generator'
import { spellingWords } from '../lexicon/spelling'
import { type Told, whyOf } from '../options'
import { type Spot, sentenceFrames } from '../sentences'
import { slipOf, withoutHardPart } from '../spelling/misspellings'

const read = (text: string): Spot[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', misspelled = '', sentence = '', part = ''] = line.split('|')
      const [before = '', after = ''] = sentence.split('_')
      return {
        before,
        after,
        key: { text: word, why: `The hard part of **${word}**: ${part}.` },
        wrong: misspelled
          .split(',')
          .map((text): Told => ({ text, why: `*${text}* ${slipOf(text, word)}. The hard part: ${part}.` })),
        hints: [
          'Say the word slowly, part by part.',
          'Think of letters that are doubled, silent, or easy to mix up.',
        ],
      }
    })

const lineOf = ({ before, key, wrong, after }: Spot): string =>
  `${before}{${[key.text, ...wrong.map(({ text }) => `!${text}`)].join('|')}}${after} (${withoutHardPart(
    key.text,
    wrong.map(({ text }) => text),
  )})`

/** What was typed stands on the screen already. */
const ofTyped = ({ text, why }: Told): Told => ({ text, why: why.replace(`*${text}*`, 'That') })

const typed = (spots: readonly Spot[]): Made => ({
  type: 'typed_blanks',
  prompt: 'Part of each missing word is hidden. Write the whole word.',
  hints: ['Read the sentence: which word is meant?', 'Each … hides one letter or more.'],
  text: spots.map(lineOf).join('\n\n'),
  why: {
    ...whyOf(spots.map(({ key }) => key)),
    ...whyOf(spots.flatMap(({ wrong }) => wrong.map(ofTyped))),
  },
})

const typedFrames = (spots: readonly Spot[]): Frame[] => [
  each(3, spots, (spot) => typed([spot])),
  together(4, spots, 2, ({ key }) => [key.text], typed),
]

const HINTS: [string, string] = [
  'Look at each marked word part by part.',
  'Look for doubled, silent, and changed letters.',
]

export const spelling: Generator = {
  summary:
    'words often misspelled: letters before an ending (grade 3), ie and double letters (grade 6), endings (7), silent letters and loanwords (8)',
  grades: Object.keys(spellingWords).map(Number),
  frames: (grade) => {
    const spots = read(spellingWords[grade] ?? '')
    return [
      ...sentenceFrames(
        spots,
        {
          choose: 'Choose the right spelling.',
          right: 'In which sentence is the **bold** word spelled right?',
          rightHints: HINTS,
          find: 'The spelling of one marked word is **wrong**. Click it.',
          findHints: HINTS,
          gaps: 'Choose the right spelling of each word.',
          gapHints: ['Say each word slowly, part by part.', HINTS[1]],
          all: 'Choose **all** the sentences whose bold word is spelled right.',
          allHints: [HINTS[0], 'There may be one, two, or three.'],
        },
        { choose: 1, right: 2, find: 3, many: 4 },
      ),
      ...typedFrames(spots),
    ]
  },
  judge: misspellingJudge,
}
