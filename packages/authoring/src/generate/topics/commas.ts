import { commaJudge } from '../check/commas'
import { type Form, singleForms } from '../forms'
import type { Generator } from '../generator'
import { commaSentences } from '../lexicon/commas'
import type { Told } from '../options'
import { type MarkedSentence, readSentences, type Spot, sentenceFrames } from '../sentences'

type Kind = 'series' | 'date' | 'address'

const kindOf = (text: string): Kind => {
  if (/ and /.test(text)) return 'series'
  return /\d/.test(text) ? 'date' : 'address'
}

const REASONS: Record<Kind, string> = {
  series: 'In a list of three, a comma follows each thing but the last.',
  date: 'In a date, the comma goes between the day and the year.',
  address: 'The comma goes between the city and its state or country.',
}

const HINTS: Record<Kind, string[]> = {
  series: ['Count the things in the list.', 'No comma comes after *and* or after the last thing.'],
  date: ['Month and day belong together.', 'The comma keeps two numbers apart.'],
  address: ['Where does the city end?', 'The names are side by side, with one comma.'],
}

/** The same words with the commas elsewhere; never one that only leaves out the comma before *and*. */
function misplaced(text: string, kind: Kind): Told[] {
  const plain = text.replaceAll(',', '')
  const words = plain.split(' ')
  const why = REASONS[kind]
  const missing = {
    text: plain,
    why: `${kind === 'series' ? 'The commas are missing' : 'A comma is missing'}. ${why}`,
  }
  if (kind === 'series') {
    const [first = '', second = '', last = ''] = text.split(/, (?:and )?/)
    const afterAnd = { text: `${first}, ${second} and, ${last}`, why: `No comma goes after *and*. ${why}` }
    const twice = {
      text: `${first}, ${second}, and, ${last}`,
      why: `There are commas on both sides of *and*; the second is too many. ${why}`,
    }
    const later = {
      text: `${first} ${second}, and ${last}`,
      why: `A comma is missing after *${first}*. ${why}`,
    }
    // By turns too many commas and too few, so that the right one is not always in the middle by its length.
    return last.length % 2 === 0 ? [afterAnd, twice] : [missing, later]
  }
  if (kind === 'date') {
    const [month, day, year] = words
    const early = { text: `${month}, ${day} ${year}`, why: `Month and day stay together. ${why}` }
    const twice = { text: `${month}, ${day}, ${year}`, why: `There is one comma too many. ${why}` }
    return [early, twice]
  }
  const [, preposition = '', city = '', state = ''] =
    text.match(/^((?:in|to|from|through) )?(.+), (.+)$/) ?? []
  const before = preposition.trim()
  return [
    missing,
    ...(before === ''
      ? [{ text: `${city} ${state},`, why: `The comma comes too late. ${why}` }]
      : [
          { text: `${before}, ${city} ${state}`, why: `The comma comes too early. ${why}` },
          { text: `${before}, ${city}, ${state}`, why: `No comma goes after *${before}*. ${why}` },
        ]),
  ]
}

const toSpot = ({ before, marked, after }: MarkedSentence): Spot => {
  const kind = kindOf(marked)
  return {
    before,
    after,
    key: { text: marked, why: REASONS[kind] },
    wrong: misplaced(marked, kind),
    hints: HINTS[kind],
  }
}

const ALONE = `January 1, 2000
April 22, 1970
March 1, 1961
May 5, 1862
October 12, 1492
June 2, 1953
June 19, 1865
July 4, 1776
May 20, 1927
July 20, 1969
November 9, 1989
Miami, Florida
Phoenix, Arizona
Nairobi, Kenya
soup, salad, and bread
rain, snow, and ice
red, yellow, and blue
pens, paper, and glue
gold, silver, and bronze
salt, pepper, and oil
Tokyo, Japan
Boise, Idaho
Dallas, Texas
bats, owls, and foxes
plums, pears, and figs
Chicago, Illinois
drums, flutes, and horns
boots, gloves, and hats
Cairo, Egypt
Lima, Peru
mud, sand, and clay
Oslo, Norway
Rome, Italy`

const toForm = (text: string): Form => {
  const { key, wrong, hints } = toSpot({ before: '', marked: text, after: '' })
  return { asked: text.replaceAll(',', ''), key, wrong, hints }
}

const texts = {
  choose: 'Where do the commas belong? Choose.',
  right: 'Which sentence has its commas in the right places?',
  rightHints: ['Is it a list, a date, or a place?', 'Compare the bold parts comma by comma.'],
  find: 'The commas in one of the marked parts are **wrong**. Click it.',
  findHints: ['Is each one a list, a date, or a place?', 'Where does the comma belong in it?'],
  gaps: 'Choose the part with the right commas for each sentence.',
  gapHints: ['Is it a list, a date, or a place?', 'Compare the choices comma by comma.'],
  all: 'Choose **all** the sentences whose bold part has the right commas.',
  allHints: ['Is it a list, a date, or a place?', 'There may be one, two, or three.'],
}

export const commas: Generator = {
  summary: 'commas in lists, dates and addresses (grade 4)',
  grades: [4],
  frames: () => [
    singleForms(ALONE.split('\n').map(toForm), {
      question: (asked) => `Where does **${asked}** need commas?`,
    }),
    ...sentenceFrames(readSentences(commaSentences).map(toSpot), texts),
  ],
  judge: commaJudge,
}
