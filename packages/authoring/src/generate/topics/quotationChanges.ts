import { quotationChangeJudge } from '../check/quotationChanges'
import { kindGenerator } from '../kindGenerator'
import type { Kind } from '../kinds'
import { quotedSources } from '../lexicon/quotationChanges'

interface Source {
  start: string
  omitted: string
  middle: string
  added: string
  end: string
}

const SOURCES: readonly Source[] = quotedSources
  .trim()
  .split('\n')
  .map((line) => {
    const [start = '', omitted = '', middle = '', added = '', end = ''] = line.split('|')
    return { start, omitted, middle, added, end }
  })

const wholeOf = ({ start, omitted }: Source): string => `${start}, ${omitted},`

const WAYS: readonly { name: string; why: string; quote: (source: Source, i: number) => string }[] = [
  {
    name: 'quoted honestly',
    why: 'In an honest quotation nothing is changed, or an ellipsis shows where words are left out.',
    quote: (source, i) =>
      Math.floor(i / 3) % 2 === 0
        ? `${source.start} . . . ${source.middle} ${source.end}`
        : `${wholeOf(source)} ${source.middle} ${source.end}`,
  },
  {
    name: 'left out without a sign',
    why: 'When words are left out without a sign, no ellipsis shows that they are missing.',
    quote: ({ start, middle, end }) => `${start} ${middle} ${end}`,
  },
  {
    name: 'added without brackets',
    why: 'Words that are added without brackets look as if they were in the source.',
    quote: (source) => `${wholeOf(source)} ${source.middle} ${source.added} ${source.end}`,
  },
  {
    name: 'ellipsis without an omission',
    why: 'An ellipsis without an omission claims that something is missing, but nothing is.',
    quote: (source) => `${wholeOf(source)} ${source.middle} . . . ${source.end}`,
  },
]

const exampleOf = (source: Source, quotation: string): string =>
  `Source: "${wholeOf(source)} ${source.middle} ${source.end}." Quotation: "${quotation}."`

const kinds: readonly Kind[] = WAYS.map(({ name, why, quote }, i) => ({
  name,
  why,
  examples: SOURCES.map((_, turn) => {
    const source = SOURCES[(turn + 3 * i + (turn % 3)) % SOURCES.length] as Source
    return exampleOf(source, quote(source, turn))
  }).join('\n'),
}))

export const quotationChanges = kindGenerator({
  summary: 'whether a shortened or explained quotation is honest: ellipsis and brackets (grade 12)',
  kinds: { 12: kinds },
  example: 'quotation',
  examples: 'quotations',
  kind: 'judgment',
  name: 'How was the source quoted?',
  does: 'deserves this judgment:',
  doAll: 'deserve this judgment:',
  hints: [
    'Compare the quotation with its source word by word.',
    'An ellipsis stands for missing words, brackets for added ones.',
  ],
  judge: quotationChangeJudge,
})
