import { type Random, shuffle } from '@wordstride/core'
import { quotationJudge } from '../check/quotations'
import { each, type Frame, type Level, type Made, together } from '../frame'
import type { Generator } from '../generator'
import { quotations } from '../lexicon/quotations'
import { giveNames } from '../names'
import { asOptions, chooseWrong, small, type Told } from '../options'

interface Quotation {
  who: string
  said: string
  words: string
}

type Order = 'speaker first' | 'words first'

const all: Quotation[] = quotations
  .trim()
  .split('\n')
  .map((line) => {
    const [who = '', said = '', words = ''] = line.split('|')
    return { who, said, words }
  })

const inSentence = (who: string): string =>
  who
    .replace(/^The\b/, 'the')
    .replace(/^My\b/, 'my')
    .replace(/^Our\b/, 'our')
const withoutCapital = (words: string): string => (words.startsWith('I ') ? words : small(words))

const RIGHT: Record<Order, string> = {
  'speaker first':
    'A comma follows the speaker, and the marks go around the spoken words with their end mark.',
  'words first': 'The marks go around the spoken words, and a comma or end mark goes inside them.',
}

function ways({ who, said, words }: Quotation, order: Order): { key: Told; wrong: Told[] } {
  const why = RIGHT[order]
  if (order === 'speaker first')
    return {
      key: { text: `${who} ${said}, "${words}"`, why },
      wrong: [
        { text: `${who} ${said} "${words}"`, why: `The comma after *${said}* is missing. ${why}` },
        { text: `${who} ${said}, ${words}`, why: `The quotation marks are missing. ${why}` },
        { text: `"${who} ${said}, ${words}"`, why: `The marks stand only around the spoken words. ${why}` },
        {
          text: `${who} ${said}, "${withoutCapital(words)}"`,
          why: 'The spoken sentence begins with a capital letter.',
        },
        {
          text: `${who} ${said}, "${words.slice(0, -1)}"${words.at(-1)}`,
          why: `The end mark belongs inside the marks. ${why}`,
        },
      ].filter(({ text }) => text !== `${who} ${said}, "${words}"`),
    }
  const spoken = words.replace(/\.$/, ',')
  const bare = words.slice(0, -1)
  const by = `${said} ${inSentence(who)}.`
  const isComma = spoken.endsWith(',')
  return {
    key: { text: `"${spoken}" ${by}`, why },
    wrong: [
      {
        text: `"${bare}"${spoken.at(-1)} ${by}`,
        why: `The ${isComma ? 'comma' : 'end mark'} belongs inside the marks. ${why}`,
      },
      {
        text: `"${bare}" ${by}`,
        why: `${isComma ? 'A comma' : 'An end mark'} is missing after the spoken words. ${why}`,
      },
      { text: `${spoken} ${by}`, why: `The quotation marks are missing. ${why}` },
      { text: `"${spoken} ${by}"`, why: `The marks stand only around the spoken words. ${why}` },
      ...(isComma
        ? [
            {
              text: `"${words}" ${by}`,
              why: 'The sentence goes on with the speaker, so a comma goes here, not a period.',
            },
          ]
        : words.endsWith('?')
          ? [{ text: `"${bare}," ${by}`, why: 'A question keeps its own mark before the speaker.' }]
          : []),
    ],
  }
}

const HINTS = [
  'Which words come out of the mouth of the speaker?',
  'Look for the comma or end mark beside the marks.',
]

const named = (quotation: Quotation, random: Random): Quotation => giveNames({ ...quotation }, random)

const rightWay =
  (order: Order, count: number) =>
  (quotation: Quotation, random: Random): Made => {
    const { key, wrong } = ways(named(quotation, random), order)
    return {
      type: 'selection',
      prompt: 'Which sentence is written correctly?',
      hints: HINTS,
      options: asOptions(key, chooseWrong(key.text, wrong, count, random), random),
    }
  }

const orderOf = (i: number): Order => (i % 2 === 0 ? 'speaker first' : 'words first')

/** Several sentences: one with a mistake, or some that are right. */
const several =
  (asks: 'mistake' | 'right') =>
  (group: readonly Quotation[], random: Random): Made => {
    const { who } = giveNames({ who: group.map((quotation) => quotation.who) }, random)
    const right = asks === 'mistake' ? group.length - 1 : 1 + Math.floor(random() * (group.length - 1))
    const options = group.map((quotation, i) => {
      const { key, wrong } = ways({ ...quotation, who: who[i] as string }, orderOf(Math.floor(random() * 2)))
      return i < right
        ? { isSound: true, told: key }
        : { isSound: false, told: shuffle(wrong, random)[0] as Told }
    })
    const isAsked = (isSound: boolean) => isSound === (asks === 'right')
    return {
      type: asks === 'mistake' ? 'selection' : 'multi_selection',
      prompt:
        asks === 'mistake'
          ? 'Which sentence has a **mistake**?'
          : 'Choose **all** the sentences that are written correctly.',
      hints: HINTS,
      options: shuffle(
        options.map(({ isSound, told }) => ({ ...told, ...(isAsked(isSound) ? { correct: true } : {}) })),
        random,
      ),
    }
  }

const textsOf = ({ words }: Quotation): string[] => [words]
const isStatement = ({ words }: Quotation): boolean => words.endsWith('.')

const mistake = (level: Level, size: number): Frame => together(level, all, size, textsOf, several('mistake'))

export const quotationMarks: Generator = {
  summary: 'quotation marks, commas and end marks in direct speech (grade 3)',
  grades: [3],
  frames: () => [
    each(1, all, rightWay('speaker first', 2)),
    each(2, all.filter(isStatement), rightWay('words first', 3)),
    each(
      3,
      all.filter((quotation) => !isStatement(quotation)),
      rightWay('words first', 3),
    ),
    mistake(3, 3),
    mistake(4, 4),
    together(4, all, 4, textsOf, several('right')),
  ],
  judge: quotationJudge,
}
