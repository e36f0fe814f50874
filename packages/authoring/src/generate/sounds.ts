import { type Random, shuffle } from '@wordstride/core'
import { each, type Frame, type Made } from './frame'
import { asOptions, oneOf, type Told } from './options'

/** Words that share a sound. */
export interface SoundGroup {
  /** How it is named in explanations, such as *-at*. */
  name: string
  words: readonly string[]
}

export interface SoundTexts {
  /** 'rhymes with', 'begins like'. */
  does: string
  /** 'rhyme with', 'begin like'. */
  doMany: string
  /** 'rhyme', 'begin with the same sound'. */
  doTogether: string
  /** 'does not rhyme with', 'does not begin like'. */
  doesNot: string
  hints: string[]
}

interface Asked {
  group: SoundGroup
  word: string
}

/** Looks alike in its first letter, its vowel or its end. */
const isNear = (one: string, other: string): boolean =>
  one[0] === other[0] || one.at(-1) === other.at(-1) || one[1] === other[1]

function wrongWords(
  { group, word }: Asked,
  groups: readonly SoundGroup[],
  isHard: boolean,
  random: Random,
): string[] {
  const others = shuffle(
    groups.filter((other) => other !== group).flatMap(({ words }) => words),
    random,
  ).filter((other) => !group.words.includes(other))
  return [...others.filter((other) => isNear(word, other) === isHard), ...others]
}

const whyRight = (word: string, asked: Asked, { does }: SoundTexts): string =>
  `**${word}** ${does} **${asked.word}**: ${asked.group.name}.`

/** Tells what the wrong word has in common, which is not what was asked for. */
function whyWrong(word: string, asked: string, { doesNot, does }: SoundTexts): string {
  const shared =
    word[0] === asked[0] && !does.startsWith('begins')
      ? 'The first letter is the same, but '
      : word.at(-1) === asked.at(-1) && !does.startsWith('ends')
        ? 'The last letter is the same, but '
        : ''
  return `${shared}**${word}** ${doesNot} **${asked}**.`
}

const othersOf = ({ group, word }: Asked): string[] => group.words.filter((other) => other !== word)

const partnerOf = (asked: Asked, random: Random): string => oneOf(othersOf(asked), random)

const WRONG = 2

const same =
  (groups: readonly SoundGroup[], texts: SoundTexts, isHard: boolean) =>
  (asked: Asked, random: Random): Made => {
    const key = partnerOf(asked, random)
    const wrong = [...new Set(wrongWords(asked, groups, isHard, random))].slice(0, isHard ? WRONG + 1 : WRONG)
    return {
      type: 'selection',
      prompt: `Which word ${texts.does} **${asked.word}**?`,
      hints: texts.hints,
      options: asOptions(
        { text: key, why: whyRight(key, asked, texts) },
        wrong.map((text): Told => ({ text, why: whyWrong(text, asked.word, texts) })),
        random,
      ),
    }
  }

const THREE = 3

/** The name of a group in which more than two words are meant. */
const ofAll = ({ name }: SoundGroup): string => name.replace(/^both /, 'they all ')

const oddOneOut =
  (groups: readonly SoundGroup[], texts: SoundTexts) =>
  (asked: Asked, random: Random): Made => {
    const others = shuffle(othersOf(asked), random).slice(0, THREE - 1)
    const odd = wrongWords(asked, groups, true, random)[0] as string
    return {
      type: 'selection',
      prompt: `Three words ${texts.doTogether}. Which one does **not**?`,
      hints: [
        'Say all four words aloud.',
        ...texts.hints.filter((hint) => !hint.startsWith('Say')).slice(0, 1),
      ],
      options: asOptions(
        { text: odd, why: whyWrong(odd, asked.word, texts) },
        [asked.word, ...others].map((text) => ({
          text,
          why: `**${text}** belongs to the three: ${ofAll(asked.group)}.`,
        })),
        random,
      ),
    }
  }

const allOf =
  (groups: readonly SoundGroup[], texts: SoundTexts) =>
  (asked: Asked, random: Random): Made => {
    const right = shuffle(othersOf(asked), random).slice(0, random() < 0.5 ? 2 : THREE)
    const wrong = [...new Set(wrongWords(asked, groups, true, random))].slice(0, 5 - right.length)
    const options = [
      ...right.map((text) => ({ text, correct: true, why: whyRight(text, asked, texts) })),
      ...wrong.map((text) => ({ text, why: whyWrong(text, asked.word, texts) })),
    ]
    return {
      type: 'multi_selection',
      prompt: `Choose **all** the words that ${texts.doMany} **${asked.word}**.`,
      hints: texts.hints,
      options: shuffle(options, random),
    }
  }

const inBoxes =
  (groups: readonly SoundGroup[], texts: SoundTexts) =>
  (asked: Asked, random: Random): Made => {
    const other = oneOf(
      groups.filter(
        (group) =>
          group !== asked.group &&
          group.words.length > THREE &&
          !group.words.some((word) => asked.group.words.includes(word)),
      ),
      random,
    )
    const boxOf = (first: Asked) => ({
      name: `${texts.doMany} ${first.word}`,
      items: shuffle(othersOf(first), random).slice(0, THREE),
    })
    const buckets = [boxOf(asked), boxOf({ group: other, word: other.words[0] as string })]
    return {
      type: 'text_drag_drop_small',
      prompt: 'Put each word in its box.',
      hints: [`Say each word aloud.`, ...texts.hints.slice(0, 1)],
      buckets,
      why: Object.fromEntries(
        buckets.flatMap(({ name, items }, i) =>
          items.map((word) => [
            word,
            `**${word}** belongs to the words that *${name}*: ${ofAll(i === 0 ? asked.group : other)}.`,
          ]),
        ),
      ),
    }
  }

const pairs =
  (groups: readonly SoundGroup[], texts: SoundTexts) =>
  (asked: Asked, random: Random): Made => {
    const others = shuffle(
      groups.filter((group) => group !== asked.group),
      random,
    ).slice(0, THREE)
    const left = [asked, ...others.map((group): Asked => ({ group, word: oneOf(group.words, random) }))]
    return {
      type: 'pairing',
      prompt: `Match the words that ${texts.doTogether}.`,
      hints: texts.hints,
      pairs: left.map((one) => {
        const right = partnerOf(one, random)
        return { left: one.word, right, why: whyRight(right, one, texts) }
      }),
    }
  }

/** By ear: which sounds the same (1, 2), which does not (3), all or pairs (4). */
export function soundFrames(groups: readonly SoundGroup[], texts: SoundTexts): Frame[] {
  const longest = Math.max(...groups.map(({ words }) => words.length))
  const rows = Array.from({ length: longest }, (_, i) =>
    groups.flatMap((group): Asked[] =>
      group.words[i] === undefined ? [] : [{ group, word: group.words[i] }],
    ),
  ).flat()
  const large = rows.filter(({ group }) => group.words.length > THREE)
  return [
    each(1, rows, same(groups, texts, false)),
    each(2, rows.toReversed(), same(groups, texts, true)),
    each(2, large, inBoxes(groups, texts)),
    each(3, large.toReversed(), oddOneOut(groups, texts)),
    each(3, rows, pairs(groups, texts)),
    each(4, large, allOf(groups, texts)),
  ]
}
