import { capitalJudge } from '../check/capitals'
import { type Form, singleForms } from '../forms'
import { together } from '../frame'
import type { Generator } from '../generator'
import { capitalSentences, capitalWords } from '../lexicon/capitals'
import { capital, type Told } from '../options'
import { type MarkedSentence, readSentences, type Spot, sentenceFrames } from '../sentences'

const startsBig = (word: string): boolean => /^[A-Z]/.test(word)

const KINDS: readonly [RegExp, string][] = [
  [/day$/, 'the name of a day'],
  [
    /^(?:January|February|April|May|June|July|August|September|October|November|December)$/,
    'the name of a month',
  ],
  [/^(?:Halloween|New Year's Day|Thanksgiving)$/, 'the name of a holiday'],
  [
    /^(?:Texas|Mexico|America|China|Kenya|Ohio|Chicago|Canada|India|New York|Mexico City|San Diego)$/,
    'the name of a place',
  ],
  [/(?:Street|Avenue|Lake Erie)$|^Lake/, 'the name of one place'],
]

function reasonOf(word: string, isFirst: boolean): string {
  if (word === 'I') return 'The word **I** is always a capital letter.'
  if (isFirst && !/[ .]/.test(word))
    return 'It is the first word of the sentence, so it has a capital letter.'
  if (!startsBig(word)) return `**${capital(word)}** is not a name, so it has a small letter: **${word}**.`
  const kind = KINDS.find(([pattern]) => pattern.test(word))?.[1] ?? 'a name'
  return `It is ${kind}, so it has a capital letter: **${word}**.`
}

/** *oak Street*, *Oak street*: each way to write the words otherwise. */
function otherCases(text: string): string[] {
  const words = text.split(' ')
  const small = words.map((word) => word.toLowerCase())
  if (words.length === 1)
    return startsBig(text) ? [text.toLowerCase(), text.toUpperCase()] : [capital(text), text.toUpperCase()]
  return [[small[0], ...words.slice(1)].join(' '), [words[0], ...small.slice(1)].join(' '), small.join(' ')]
}

/** Which words of the slip begin in the wrong case. */
function tellCase(text: string, key: string): string {
  const wanted = key.split(' ')
  const slips = text.split(' ').filter((word, i) => word !== wanted[i])
  const named = slips.map((word) => `*${word}*`).join(' and ')
  return `${named} ${slips.length === 1 ? 'begins' : 'begin'} with a ${startsBig(slips[0] ?? '') ? 'capital' : 'small'} letter.`
}

function partsOf(word: string, isFirst: boolean): { key: Told; wrong: Told[] } {
  const why = reasonOf(word, isFirst)
  return {
    key: { text: word, why },
    wrong: [...new Set(otherCases(word))]
      .filter((text) => text !== word)
      .map((text) => ({
        text,
        why:
          text.length > 1 && text === text.toUpperCase()
            ? `We do not write a whole word in capitals. ${why}`
            : `${tellCase(text, word)} ${why}`,
      })),
  }
}

const HINTS = ['Is it a name, or the first word?', 'Days, months, places and people have names.']

const toForm = (word: string): Form => ({ asked: word.toLowerCase(), ...partsOf(word, false), hints: HINTS })

const mixed = (word: string): string => `${word.charAt(0).toLowerCase()}${word.slice(1).toUpperCase()}`

/** A single letter has only one other case. */
const I_SLIPS: Told[] = [
  { text: 'i', why: '*i* is a small letter. The word **I** is always a capital letter.' },
  { text: 'me', why: 'Here the word does something: **I**.' },
]

function toSpot({ before, marked, after }: MarkedSentence): Spot {
  const { key, wrong } = partsOf(marked, before === '')
  const slip = {
    text: mixed(marked),
    why: `${startsBig(marked) ? 'Only the first letter is a capital.' : 'No letter of it is a capital.'} ${key.why}`,
  }
  return {
    before,
    after,
    key,
    wrong: marked === 'I' ? I_SLIPS : / /.test(marked) || marked.length < 4 ? wrong : [...wrong, slip],
    hints: HINTS,
  }
}

export const capitals: Generator = {
  summary:
    'capital letters: first words, I, people, days, months (grade 1); streets, holidays, titles, places (grade 2)',
  grades: [1, 2],
  frames: (grade) => {
    const words = (capitalWords[grade] ?? '').split(' ')
    return [
      singleForms(words.map(toForm), {
        question: (asked) => `How do we write **${asked}** inside a sentence?`,
      }),
      together(
        1,
        words
          .filter(startsBig)
          .map((name, i) => ({ name, other: words.filter((word) => !startsBig(word))[i] ?? '' })),
        3,
        ({ name, other }) => [name, other],
        (three) => ({
          type: 'text_drag_drop_small',
          prompt: 'Which words are names and need a **capital letter**?',
          hints: HINTS,
          buckets: [
            { name: 'capital letter', items: three.map(({ name }) => name.toLowerCase()) },
            { name: 'small letter', items: three.map(({ other }) => other) },
          ],
          why: Object.fromEntries(
            three.flatMap(({ name, other }) => [
              [name.toLowerCase(), reasonOf(name, false)],
              [other, reasonOf(other, false)],
            ]),
          ),
        }),
      ),
      ...sentenceFrames(readSentences(capitalSentences[grade] ?? '').map(toSpot), {
        choose: 'Which word fits? Look at the **letters**.',
        right: 'Which sentence is right? Look at the **bold** word.',
        rightHints: HINTS,
        find: 'One marked word is **wrong**. Click it.',
        findHints: ['Look for capital letters.', 'Is the word a name or the first word?'],
        gaps: 'Choose the right word for each sentence.',
        gapHints: HINTS,
        all: 'Choose **all** the right sentences. Look at the bold words.',
        allHints: HINTS,
      }),
    ]
  },
  judge: capitalJudge,
}
