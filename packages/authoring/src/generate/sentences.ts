import { type Random, shuffle } from '@wordstride/core'
import { each, type Frame, type Level, type Made, together } from './frame'
import { giveNames } from './names'
import { asOptions, chooseWrong, type Extremes, gapOf, oneOf, type Told, whyOf } from './options'

/** A sentence with a place where one form is right. */
export interface Spot {
  before: string
  after: string
  key: Told
  wrong: readonly Told[]
  hints: readonly string[]
}

export interface SentenceTexts {
  /** Choose the form for the gap. */
  choose: string
  /** Choose the sentence that is right. */
  right: string
  rightHints: string[]
  /** Click the one marked form that is wrong. */
  find: string
  findHints: string[]
  /** Several gaps. */
  gaps: string
  gapHints: string[]
  /** Choose all sentences that are right. */
  all: string
  allHints: string[]
  /** How many wrong ones stand beside the right one in a sentence; 3 where it is not said. */
  mostWrong?: number
  extremes?: Extremes
}

const MOST_WRONG = 3
const WRONG_IN_GAP = 2
const SENTENCES = 3
const MANY_SENTENCES = 4

/** With its form bold, as an option that is compared with others. */
const saying = ({ before, after }: Spot, { text }: Told): string => `${before}**${text}**${after}`

const chooseInSentence =
  ({ choose, mostWrong = MOST_WRONG, extremes }: SentenceTexts) =>
  (spot: Spot, random: Random): Made => {
    const { key, wrong, hints } = spot
    const told = asOptions(key, chooseWrong(key.text, wrong, mostWrong, random, extremes), random)
    const { before, after } = giveNames({ before: spot.before, after: spot.after }, random)
    return {
      type: 'fill_in_the_blank',
      prompt: choose,
      hints: [...hints],
      text: `${before}${gapOf(key, told)}${after}`,
      why: whyOf(told),
    }
  }

const rightSentence =
  ({ right, rightHints, extremes }: SentenceTexts) =>
  (spot: Spot, random: Random): Made => {
    const named = { ...spot, ...giveNames({ before: spot.before, after: spot.after }, random) }
    const inSentence = (told: Told): Told => ({ ...told, text: saying(named, told) })
    const wrong = chooseWrong(spot.key.text, spot.wrong, WRONG_IN_GAP, random, extremes)
    return {
      type: 'selection',
      prompt: right,
      hints: rightHints,
      options: asOptions(inSentence(spot.key), wrong.map(inSentence), random),
    }
  }

const withNames = (spots: readonly Spot[], random: Random): Spot[] => {
  const { texts } = giveNames({ texts: spots.flatMap(({ before, after }) => [before, after]) }, random)
  return spots.map((spot, i) => ({
    ...spot,
    before: texts[2 * i] as string,
    after: texts[2 * i + 1] as string,
  }))
}

function whichIsWrong(faulty: Spot, sound: readonly Spot[], random: Random): Made {
  const mistake = oneOf(faulty.wrong, random)
  return {
    type: 'selection',
    prompt: 'Which sentence has a **mistake**?',
    hints: [...faulty.hints.slice(0, 1), 'The other two sentences are right.'],
    options: asOptions(
      { text: saying(faulty, mistake), why: mistake.why },
      sound.map((spot) => ({ text: saying(spot, spot.key), why: spot.key.why })),
      random,
    ),
  }
}

const findMistake =
  ({ find, findHints }: SentenceTexts) =>
  (spots: readonly Spot[], random: Random): Made => {
    const [faulty, ...sound] = withNames(spots, random)
    if (!faulty) throw new Error('A mistake needs a sentence.')
    const usable = faulty.wrong.filter(({ text }) => sound.every(({ key }) => key.text !== text))
    // A phrase that can be clicked stands there once.
    if (usable.length === 0) return whichIsWrong(faulty, sound, random)
    const mistake = oneOf(usable, random)
    const lines = shuffle(
      [
        `${faulty.before}[*${mistake.text}]${faulty.after}`,
        ...sound.map(({ before, key, after }) => `${before}[${key.text}]${after}`),
      ],
      random,
    )
    return {
      type: 'clickable_text',
      prompt: find,
      hints: findHints,
      text: lines.join('\n\n'),
      why: { ...whyOf(sound.map(({ key }) => key)), ...whyOf([mistake]) },
    }
  }

/** Gaps of one text explain a word only once. */
const hasOneReasonEach = (told: readonly Told[]): boolean =>
  told.every(({ text, why }) => told.every((other) => other.text !== text || other.why === why))

const severalGaps =
  ({ gaps, gapHints, extremes }: SentenceTexts) =>
  (spots: readonly Spot[], random: Random): Made => {
    const parts = withNames(spots, random).map((spot) => ({
      ...spot,
      told: asOptions(
        spot.key,
        chooseWrong(spot.key.text, spot.wrong, WRONG_IN_GAP, random, extremes),
        random,
      ),
    }))
    if (!hasOneReasonEach(parts.flatMap(({ told }) => told)))
      return {
        type: 'selection',
        prompt: gaps,
        hints: gapHints,
        questions: parts.map(({ before, after, told }) => ({
          prompt: `${before}___${after}`,
          choose: 'one',
          options: told,
        })),
      }
    return {
      type: 'fill_in_the_blank',
      prompt: gaps,
      hints: gapHints,
      text: parts.map(({ before, key, told, after }) => `- ${before}${gapOf(key, told)}${after}`).join('\n'),
      why: Object.assign({}, ...parts.map(({ told }) => whyOf(told))) as Record<string, string>,
    }
  }

const allRight =
  ({ all, allHints }: SentenceTexts) =>
  (spots: readonly Spot[], random: Random): Made => {
    const right = 1 + Math.floor(random() * (spots.length - 1))
    const reasons = new Set(spots.slice(0, right).map(({ key }) => key.why))
    const options = withNames(spots, random).map((spot, i) => {
      const otherwise = spot.wrong.filter(({ why }) => !reasons.has(why))
      const told = i < right ? spot.key : oneOf(otherwise, random)
      return { text: saying(spot, told), why: told.why, ...(i < right ? { correct: true } : {}) }
    })
    return { type: 'multi_selection', prompt: all, hints: allHints, options: shuffle(options, random) }
  }

const keyOf = ({ key }: Spot): string[] => [key.text]

/** Choose in a sentence (2), find the right or the wrong one (3), several sentences at once (4). */
export const sentenceFrames = (
  spots: readonly Spot[],
  texts: SentenceTexts,
  levels: { choose: Level; right: Level; find: Level; many: Level } = {
    choose: 2,
    right: 3,
    find: 3,
    many: 4,
  },
): Frame[] => [
  each(levels.choose, spots, chooseInSentence(texts)),
  each(levels.right, spots, rightSentence(texts)),
  together(levels.find, spots, SENTENCES, keyOf, findMistake(texts)),
  together(levels.many, spots, SENTENCES, ({ before, after }) => [before + after], severalGaps(texts)),
  together(levels.many, spots, MANY_SENTENCES, ({ before, after }) => [before + after], allRight(texts)),
]

/** A sentence with something marked in it, as a lexicon has it. */
export interface MarkedSentence {
  before: string
  marked: string
  after: string
}

/** Reads 'Last week we {go} home.' line by line. */
export const readSentences = (text: string): MarkedSentence[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [, before = '', marked = '', after = ''] = line.trim().match(/^(.*)\{(.+)\}(.*)$/) ?? []
      if (marked === '') throw new Error(`"${line}" has no place in braces.`)
      return { before, marked, after }
    })
