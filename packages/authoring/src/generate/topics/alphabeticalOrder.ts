import { type Random, shuffle } from '@wordstride/core'
import { alphabetJudge } from '../check/alphabet'
import { each, type Level, type Made } from '../frame'
import type { Generator } from '../generator'
import { sameLetter, sameTwoLetters, wordsToOrder } from '../lexicon/alphabet'
import { asOptions } from '../options'

const byLetters = (a: string, b: string): number => (a < b ? -1 : 1)

const GROUP = 4

/** Four words each, by the first letter far apart or near. */
const firstLetters = wordsToOrder.split(' ')
const groupsByFirst: string[][] = Array.from({ length: firstLetters.length }, (_, i) =>
  [0, 7, 17, 36].map((step) => firstLetters[(i + step) % firstLetters.length] as string),
).filter((group) => new Set(group.map((word) => word[0])).size === GROUP)

const lines = (text: string): string[][] => text.split('\n').map((line) => line.split(' '))

const whereToLook = (level: Level): string[] =>
  level < 3
    ? ['Look at the first letter of each word.', 'Say the alphabet until you meet one of the letters.']
    : level === 3
      ? ['The first letters are the same.', 'Look at the second letter of each word.']
      : ['The first two letters are often the same.', 'Look at the first letter that is different.']

const reason = (word: string, level: Level): string =>
  `**${word}**: look at its ${['first', 'first', 'second', 'third'][level - 1]} letter.`

const extreme =
  (level: Level, which: 'first' | 'last') =>
  (group: readonly string[], random: Random): Made => {
    const words = shuffle(group, random).slice(0, GROUP).toSorted(byLetters)
    const key = (which === 'first' ? words[0] : words.at(-1)) as string
    return {
      type: 'selection',
      prompt: `Which word comes **${which}** in ABC order?`,
      hints: whereToLook(level),
      options: asOptions(
        { text: key, why: `${reason(key, level)} It comes ${which} of these.` },
        words
          .filter((word) => word !== key)
          .map((text) => ({
            text,
            why: `**${key}** comes ${which === 'first' ? 'before' : 'after'} **${text}**.`,
          })),
        random,
      ),
    }
  }

const between =
  (level: Level) =>
  (group: readonly string[], random: Random): Made => {
    const words = group.toSorted(byLetters)
    const [low = '', first = '', key = '', high = '', last = ''] = words
    const guides = random() < 0.5 ? ([first, high] as const) : ([low, high] as const)
    const inside = guides[0] === low ? first : key
    const outside = words.filter(
      (word) => word !== inside && !guides.includes(word) && (word < guides[0] || word > guides[1]),
    )
    const more = ['zoo', 'ant'].filter((word) => !words.includes(word))
    const wrong = [...new Set([...outside, last, ...more])]
      .filter((word) => word < guides[0] || word > guides[1])
      .slice(0, 3)
    return {
      type: 'selection',
      prompt: `The top of a dictionary page says **${guides[0]} – ${guides[1]}**. Which word is on this page?`,
      hints: [
        'The words on the page come after the first word and before the last.',
        ...whereToLook(level).slice(1),
      ],
      options: asOptions(
        { text: inside, why: `**${inside}** comes after **${guides[0]}** and before **${guides[1]}**.` },
        wrong.map((text) => ({
          text,
          why:
            text < guides[0]
              ? `**${text}** comes before **${guides[0]}**.`
              : `**${text}** comes after **${guides[1]}**.`,
        })),
        random,
      ),
    }
  }

const inOrder =
  (level: Level, size: number) =>
  (group: readonly string[], random: Random): Made => ({
    type: 'ordering',
    prompt: 'Put the words in ABC order.',
    hints: whereToLook(level),
    items: shuffle(group, random).slice(0, size).toSorted(byLetters),
    why:
      level < 3
        ? 'The first letters are in the order of the alphabet.'
        : 'Where letters are the same, the next letter decides.',
  })

const isInOrder =
  (level: Level) =>
  (group: readonly string[], random: Random): Made => {
    const words = shuffle(group, random).slice(0, 3).toSorted(byLetters)
    const [a = '', b = '', c = ''] = words
    const said = (order: readonly string[]) => order.join(', ')
    return {
      type: 'selection',
      prompt: 'Which list is in **ABC order**?',
      hints: whereToLook(level),
      options: asOptions(
        { text: said(words), why: 'Each word comes before the next one in the alphabet.' },
        [
          { text: said([b, a, c]), why: `**${a}** comes before **${b}**.` },
          { text: said([a, c, b]), why: `**${b}** comes before **${c}**.` },
          { text: said([c, a, b]), why: `**${c}** comes last.` },
        ],
        random,
      ),
    }
  }

export const alphabeticalOrder: Generator = {
  summary: 'ABC order by the first, second and third letter, and guide words (grade 2)',
  grades: [2],
  frames: () => [
    each(1, groupsByFirst, extreme(1, 'first')),
    each(1, groupsByFirst.toReversed(), extreme(1, 'last')),
    each(2, groupsByFirst, inOrder(2, GROUP)),
    each(2, groupsByFirst.toReversed(), isInOrder(2)),
    each(3, lines(sameLetter), inOrder(3, GROUP)),
    each(3, lines(sameLetter), isInOrder(3)),
    each(3, lines(sameLetter), extreme(3, 'first')),
    each(4, lines(sameTwoLetters), inOrder(4, GROUP)),
    each(4, lines(sameTwoLetters), between(4)),
    each(4, lines(sameTwoLetters), isInOrder(4)),
  ],
  judge: alphabetJudge,
}
