import { type Random, shuffle } from '@wordstride/core'
import { workCitedJudge } from '../check/worksCited'
import { each, type Frame, type Made, together } from '../frame'
import type { Generator } from '../generator'
import { citedWorks } from '../lexicon/worksCited'
import { asOptions, type Told } from '../options'

interface Work {
  last: string
  first: string
  title: string
  published: string
}

const WORKS: readonly Work[] = citedWorks
  .trim()
  .split('\n')
  .map((line) => {
    const [author = '', title = '', published = ''] = line.split(' | ')
    const [last = '', first = ''] = author.split(', ')
    return { last, first, title, published }
  })

const entryOf = ({ last, first, title, published }: Work): string =>
  `${last}, ${first}. *${title}*. ${published}.`

/** Errors that writers make, each with its name. */
function mistakesIn({ last, first, title, published }: Work): Told[] {
  const [publisher = '', year = ''] = published.split(', ')
  return [
    {
      text: `${first} ${last}. *${title}*. ${published}.`,
      why: 'The last name comes first, so that the list can be put in order.',
    },
    {
      text: `${last}, ${first}. "${title}." ${published}.`,
      why: 'The title of a whole book is in italics, not in quotation marks.',
    },
    {
      text: `${last}, ${first}, *${title}*, ${published}.`,
      why: 'Periods, not commas, go after the author and after the title.',
    },
    {
      text: `${last}, ${first}. *${title}*. ${year}, ${publisher}.`,
      why: 'The publisher comes before the year.',
    },
    { text: `*${title}*. ${last}, ${first}. ${published}.`, why: 'The author comes before the title.' },
  ]
}

const RIGHT = 'Last name, first name. *Title of the book*. Publisher, year.'

const PATTERN_HINTS = ['What do readers look for first in a list of works?', `The pattern is: ${RIGHT}`]
const ORDER_HINTS = [
  "Entries go in the order of the authors' last names.",
  'Where the first letters agree, compare the next one.',
]

const WRONG = 3

const chooseEntry = (work: Work, random: Random): Made => ({
  type: 'selection',
  prompt: `Which entry for *${work.title}* is right in MLA style?`,
  hints: PATTERN_HINTS,
  options: asOptions(
    { text: entryOf(work), why: `It follows the pattern: ${RIGHT}` },
    shuffle(mistakesIn(work), random).slice(0, WRONG),
    random,
  ),
})

const findRight = (works: readonly Work[], random: Random): Made => {
  const [right, ...others] = works
  if (!right) throw new Error('An entry needs a work.')
  const mistakes = shuffle([0, 1, 2, 3, 4], random)
  return {
    type: 'selection',
    prompt: 'Only one of these entries is right in MLA style. Which one?',
    hints: PATTERN_HINTS,
    options: asOptions(
      { text: entryOf(right), why: `It follows the pattern: ${RIGHT}` },
      others.map((work, i) => mistakesIn(work)[mistakes[i] ?? 0] as Told),
      random,
    ),
  }
}

const inOrder = (works: readonly Work[]): Made => ({
  type: 'ordering',
  prompt: 'Put the entries in the order of a list of works cited.',
  hints: ORDER_HINTS,
  items: works.map(entryOf).sort(),
  why: 'A list of works cited is in the alphabetical order of last names.',
})

const chooseAll = (works: readonly Work[], random: Random): Made => {
  const right = 1 + Math.floor(random() * 3)
  const mistakes = shuffle([0, 1, 2, 3, 4], random)
  return {
    type: 'multi_selection',
    prompt: 'Choose **all** the entries that are right in MLA style.',
    hints: [PATTERN_HINTS[1] as string, 'There may be one, two, or three.'],
    options: shuffle(
      works.map((work, i) =>
        i < right
          ? { text: entryOf(work), why: `It follows the pattern: ${RIGHT}`, correct: true }
          : (mistakesIn(work)[mistakes[i] ?? 0] as Told),
      ),
      random,
    ),
  }
}

const textsOf = ({ title }: Work): string[] => [title]
const spread = (works: readonly Work[], by: number): Work[] =>
  works.map((_, i) => works[(i * by) % works.length] as Work)

const frames: readonly Frame[] = [
  each(1, WORKS, chooseEntry),
  together(2, spread(WORKS, 7), 4, textsOf, findRight),
  together(2, spread(WORKS, 5), 3, textsOf, inOrder),
  together(3, spread(WORKS, 11), 5, textsOf, inOrder),
  together(3, WORKS, 4, textsOf, inOrder),
  together(4, spread(WORKS, 13), 5, textsOf, chooseAll),
]

export const worksCited: Generator = {
  summary: 'entries of books in MLA style and their order (grade 9)',
  grades: [9],
  frames: () => frames,
  judge: workCitedJudge,
}
