import { type Random, shuffle } from '@wordstride/core'
import type { TextBlock, TextCard, TextOption } from '@wordstride/core/authoring'

/** One thing that a reader is asked, the line that answers it, and what blind chance has of it. */
export interface AskedPart {
  /** Lines of the sheet; empty for what is only read. */
  lines: string[]
  /** Null where nothing is asked. */
  key: string | null
  chance: number
}

const letter = (i: number): string => String.fromCodePoint(65 + i)

const onlyRead = (...lines: string[]): AskedPart => ({ lines, key: null, chance: 1 })

function optionsPart(options: readonly TextOption[], isSingle: boolean, random: Random): AskedPart {
  const shown = shuffle(options, random)
  const key = shown.flatMap(({ isRight }, i) => (isRight ? [letter(i)] : [])).join('')
  return {
    lines: [
      isSingle ? '(one letter)' : '(all letters that are right)',
      ...shown.map(({ text }, i) => `  ${letter(i)}) ${text}`),
    ],
    key,
    chance: isSingle ? 1 / options.length : 1 / (2 ** options.length - 1),
  }
}

function phrasesPart(phrases: readonly (string | TextOption)[]): AskedPart {
  let marked = 0
  const key: string[] = []
  const text = phrases.map((phrase) => {
    if (typeof phrase === 'string') return phrase
    const name = letter(marked++)
    if (phrase.isRight) key.push(name)
    return `[${name}: ${phrase.text}]`
  })
  return {
    lines: ['(all letters that are right)', text.join('')],
    key: key.join(''),
    chance: 1 / (2 ** marked - 1),
  }
}

function groupsPart(
  groups: readonly { name: string; cards: readonly TextCard[] }[],
  random: Random,
): AskedPart {
  const cards = shuffle(
    groups.flatMap((group, i) => group.cards.map(({ text }) => ({ text, place: i + 1 }))),
    random,
  )
  return {
    lines: [
      '(the number of the place of each card, in the order of the cards, such as 2112)',
      ...groups.map(({ name }, i) => `  place ${i + 1}: ${name}`),
      ...cards.map(({ text }) => `  card: ${text}`),
    ],
    key: cards.map(({ place }) => place).join(''),
    chance: 1 / groups.length ** cards.length,
  }
}

function sequencePart(cards: readonly TextCard[], random: Random): AskedPart {
  const shown = shuffle(cards, random)
  const key = cards.map((card) => letter(shown.indexOf(card))).join('')
  const orders = cards.reduce((product, _, i) => product * (i + 1), 1)
  const places = cards.flatMap(({ place }) => (place === undefined ? [] : [`  place: ${place}`]))
  return {
    lines: [
      places.length > 0
        ? '(the letter for each place, in their order)'
        : '(the letters in their right order)',
      ...places,
      ...shown.map(({ text }, i) => `  ${letter(i)}) ${text}`),
    ],
    key,
    chance: 1 / orders,
  }
}

/** What a block asks of a reader who sees no key. */
export function askedPart(block: TextBlock, random: Random): AskedPart {
  switch (block.kind) {
    case 'read':
      return onlyRead(block.text)
    case 'solution':
      return onlyRead()
    case 'options':
      return optionsPart(block.options, block.isSingle, random)
    case 'gap':
      return optionsPart(block.options, true, random)
    case 'phrases':
      return phrasesPart(block.phrases)
    case 'groups':
      return groupsPart(block.groups, random)
    case 'sequence':
      return sequencePart(block.cards, random)
    case 'typed':
      return { lines: ['(type the answer)'], key: block.text, chance: 0 }
  }
}
