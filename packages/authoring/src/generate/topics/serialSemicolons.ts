import { serialSemicolonJudge } from '../check/serialSemicolons'
import { choiceGenerator } from '../choices'
import { serialLists } from '../lexicon/serialSemicolons'
import { OF_MARKS } from '../options'

/** Only the list is marked, with its right marks and with three kinds of wrong ones. */
function toLine(line: string): string {
  const [before = '', one = '', two = '', three = ''] = line.split('|')
  const halved = (item: string) => item.replace(', ', '; ')
  const forms = [
    `${one}; ${two}; and ${three}`,
    `${one}, ${two}, and ${three}`,
    `${halved(one)}, ${halved(two)}, and ${halved(three)}`,
    `${halved(one)}; ${halved(two)}; and ${halved(three)}`,
    `${one}; ${two}, and ${three}`,
    `${one}: ${two}: and ${three}`,
  ]
  return `${before} {${forms.join('|')}}.`
}

function fault(text: string, key: string): string {
  if (text.includes(':')) return 'Colons do not separate the items of a list.'
  if (!text.includes(';')) return 'With commas alone nobody can tell where one item ends and the next begins.'
  if (!text.includes(','))
    return 'Inside an item a comma is used; with semicolons everywhere the items cannot be told apart.'
  return text === key.replace(/; and /, ', and ')
    ? 'Only a comma separates the last two items; the stronger mark must separate all of them.'
    : 'The marks inside and between the items are mixed up.'
}

export const serialSemicolons = choiceGenerator({
  summary: 'semicolons in lists whose items have commas (grade 11)',
  sentences: { 11: serialLists.trim().split('\n').map(toLine).join('\n') },
  reasons: {
    key: () => 'Semicolons separate the items, because the items themselves have commas.',
    wrong: (text, { key }) => fault(text, key),
    hints: () => [
      'Which words belong together as one item?',
      'The stronger mark goes between items, the weaker one inside them.',
    ],
  },
  word: 'punctuation',
  choose: 'Choose the right punctuation for the list.',
  hints: [
    'Find the items of each list.',
    'The stronger mark separates items, and the weaker one is used inside them.',
  ],
  extremes: OF_MARKS,
  judge: serialSemicolonJudge,
})
