import { citationJudge } from '../check/citations'
import type { Generator } from '../generator'
import { citations as sources } from '../lexicon/citations'
import { OF_PHRASES, type Told } from '../options'
import { type Spot, sentenceFrames } from '../sentences'

const HINTS: [string, string] = [
  'Is the author named in the sentence already?',
  'In MLA style the page number has neither a comma before it nor the letter *p*.',
]

const RULE = 'In MLA style, the last name and the page go in parentheses, with a space between them.'

function namesFor(authors: readonly string[]): string {
  if (authors.length > 2) return `${authors[0]} et al.`
  return authors.join(' and ')
}

function toSpot(line: string): Spot {
  const [people = '', title = '', page = '', rest = ''] = line.split('|')
  const [sentence = '', named = ''] = rest.split(' # ')
  const authors = people.split(/, and | and |, /).map((name) => name.split(' ').at(-1) ?? '')
  const names = namesFor(authors)
  const isNamed = named === 'author'
  const why = isNamed
    ? 'The sentence names the author, so the page is enough.'
    : authors.length > 2
      ? "With three authors or more, the first author's last name is followed by *et al.*"
      : RULE
  const wrong: Told[] = isNamed
    ? [
        { text: `(${names} ${page}).`, why: `The author's name is not needed again. ${why}` },
        { text: `(page ${page}).`, why: `The number needs no *page*. ${why}` },
        { text: `(${title}).`, why: `The reader needs the page. ${why}` },
        { text: `${page}.`, why: `The parentheses are missing. ${why}` },
        { text: `p. ${page}.`, why: `The parentheses are missing, and the number needs no *p*. ${why}` },
      ]
    : [
        { text: `(${names}, ${page}).`, why: `No comma goes before the page. ${why}` },
        { text: `(${names}, p. ${page}).`, why: `MLA style has neither a comma nor *p.* here. ${why}` },
        { text: `(${page}).`, why: `The reader cannot tell who wrote it. ${why}` },
        { text: `(${names}).`, why: `The page is missing. ${why}` },
        { text: `${names} ${page}.`, why: `The parentheses are missing. ${why}` },
        { text: `(${title} ${page}).`, why: `The author is known, so the title is not needed. ${why}` },
        ...(authors.length > 2
          ? [{ text: `(${authors.join(' ')} ${page}).`, why: `Not all three are listed. ${why}` }]
          : []),
      ]
  return {
    before: `Source: ${people}, *${title}*, page ${page}. ${sentence} `,
    after: '',
    key: { text: isNamed ? `(${page}).` : `(${names} ${page}).`, why },
    wrong,
    hints: HINTS,
  }
}

export const citations: Generator = {
  summary: 'references in the text, MLA style (grade 12)',
  grades: Object.keys(sources).map(Number),
  frames: (grade) =>
    sentenceFrames(
      (sources[grade] ?? '').trim().split('\n').map(toSpot),
      {
        choose: 'The source of the quotation comes before the sentence. Choose the reference in MLA style.',
        right: 'Which sentence cites its source in MLA style? Compare the **bold** references.',
        rightHints: HINTS,
        find: 'One of the marked references is **wrong** in MLA style. Click it.',
        findHints: HINTS,
        gaps: 'The source comes before each sentence. Choose its reference in MLA style.',
        gapHints: HINTS,
        all: 'Choose **all** the sentences that cite their source in MLA style.',
        allHints: [HINTS[0], 'There may be one, two, or three.'],
        mostWrong: 3,
        extremes: OF_PHRASES,
      },
      { choose: 1, right: 2, find: 3, many: 4 },
    ),
  judge: citationJudge,
}
