import { splitQuotationJudge } from '../check/splitQuotations'
import { type Choice, choiceGenerator } from '../choices'
import { splitQuotations as lines } from '../lexicon/splitQuotations'
import { capital, OF_MARKS, small } from '../options'

/** The place from the last word before the speaker to the first word after, with its right and its wrong marks. */
function toLine(line: string): string {
  const [first = '', speaker = '', second = ''] = line.split('|')
  const [, start = '', word = '', own = ''] = first.match(/^(.*?)(\w+)([?!]?)$/) ?? []
  const [next = '', ...rest] = second.split(' ')
  const isNew = /^[A-Z]/.test(next)
  const mark = own || ','
  const after = isNew ? '.' : ','
  const forms = [
    `${word}${mark}" ${speaker}${after} "${next}`,
    `${word}"${mark} ${speaker}${after} "${next}`,
    `${word}${mark}" ${speaker}${after} "${isNew ? small(next) : capital(next)}`,
    `${word}${own}${own ? ',' : ''}" ${speaker}${after} "${next}`,
    `${word}${mark}" ${speaker}${after} ${next}`,
    `${word}${mark}" ${speaker} "${next}`,
  ]
  return `"${start}{${forms.join('|')}} ${rest.join(' ')}" # ${isNew ? 'new' : 'same'}`
}

const RULES: Record<string, string> = {
  same: 'One sentence is cut in two by the speaker: a comma before the closing marks, a comma after the speaker, and then a small letter.',
  new: 'Two sentences are said: a mark before the closing marks, a period after the speaker, and then a capital.',
}

const MISTAKES: readonly (readonly [sign: RegExp, mistake: string])[] = [
  [/"[,?!]/, 'The mark is outside the quotation marks.'],
  [/^\w+"/, 'A comma is missing before the closing quotation marks.'],
  [/[?!],/, 'A question mark or exclamation point takes no comma beside it.'],
  [/[,.] \w+$/, 'The quotation marks are not opened again.'],
  [/\w "\w+$/, 'The mark after the speaker is missing.'],
]

const mistakeIn = (text: string): string =>
  MISTAKES.find(([sign]) => sign.test(text))?.[1] ??
  'The first letter of the second part does not go with the mark before it.'

const ruleOf = ({ tag }: Choice): string => RULES[tag] ?? ''

export const splitQuotationMarks = choiceGenerator({
  summary: 'what is said before and after the speaker: commas, quotation marks, capitals (grade 4)',
  sentences: { 4: lines.trim().split('\n').map(toLine).join('\n') },
  reasons: {
    key: ruleOf,
    wrong: (text, choice) => `${mistakeIn(text)} ${ruleOf(choice)}`,
    hints: ({ tag }) => [
      'Read only the words that are said. Is it one sentence or are there two?',
      tag === 'same'
        ? 'The second part goes on in the middle of a sentence.'
        : 'The second part begins a sentence of its own.',
    ],
  },
  word: 'punctuation',
  choose: 'Choose the right marks and letters.',
  hints: [
    'Is one sentence cut in two, or are two sentences said?',
    'Commas, question marks, and exclamation points go before the closing quotation marks.',
  ],
  extremes: OF_MARKS,
  judge: splitQuotationJudge,
})
