import { setOffJudge } from '../check/setOff'
import { choiceGenerator } from '../choices'
import { setOffSentences } from '../lexicon/setOff'
import { OF_PHRASES } from '../options'

/** Opening and closing mark, and what is too much at the opening and at the end. */
const PAIRS = [
  { name: 'parentheses', open: ' (', close: ') ', doubled: [', (', '), '] },
  { name: 'commas', open: ', ', close: ', ', doubled: [', (', ', '] },
  { name: 'dashes', open: '—', close: '—', doubled: [',—', ',—'] },
] as const

/** Whole sentences are set off by parentheses or dashes alone. */
const isSentence = (extra: string): boolean => /^(?:it|everyone|nobody|his name|he)\b/.test(extra)

function toLine(line: string, i: number): string {
  const [before = '', extra = '', after = ''] = line.split('|')
  const pair = PAIRS[(Math.floor(i / 3) + i) % PAIRS.length] as (typeof PAIRS)[number]
  const { name, open, close, doubled } = pair.name === 'commas' && isSentence(extra) ? PAIRS[0] : pair
  const [, start = '', last = ''] = before.match(/^(.* )?(\S+)$/) ?? []
  const [, first = '', end = ''] = after.match(/^(\S+)(.*)$/) ?? []
  const inMarks = (left: string, right: string) => `${last}${left}${extra}${right}${first}`
  const mixed = name === 'commas' ? inMarks(', ', ') ') : inMarks(open, ', ')
  const forms = [
    inMarks(open, close),
    inMarks(open, ' '),
    inMarks(' ', close),
    mixed,
    inMarks(doubled[0], doubled[1]),
  ]
  return `${start}{${forms.join('|')}}${end} # ${name}`
}

function fault(text: string, key: string): string {
  if (/,[ —]?[(—]|[)—],/.test(text))
    return "One mark on each side is enough; two kinds get in each other's way."
  if (/\(.*\)/.test(text) || /—.*—/.test(text) || /,.*,/.test(text))
    return 'Marks of two kinds do not make a pair.'
  if (/[()]/.test(text) && /,/.test(text))
    return 'The extra words begin with one kind of mark and end with another.'
  if (/—/.test(text) && /,/.test(text))
    return 'The extra words begin with one kind of mark and end with another.'
  return /[,(—]/.test(
    text.slice(
      0,
      [...text].findIndex((letter, i) => letter !== key[i]),
    ),
  )
    ? 'The mark after the extra words is missing.'
    : 'The mark before the extra words is missing.'
}

export const setOffWords = choiceGenerator({
  summary: 'commas, parentheses and dashes in pairs around extra words (grade 6)',
  sentences: { 6: setOffSentences.trim().split('\n').map(toLine).join('\n') },
  reasons: {
    key: ({ tag }) => `A pair of ${tag} sets off the extra words on both sides.`,
    wrong: (text, { key }) => fault(text, key),
    hints: () => [
      'Which words could be left out?',
      'The mark before the extra words and the mark after them belong together.',
    ],
  },
  word: 'punctuation',
  choose: 'Choose the right punctuation for the extra words.',
  hints: ['Find the words that could be left out.', 'Look for the same kind of mark on both sides.'],
  extremes: OF_PHRASES,
  judge: setOffJudge,
})
