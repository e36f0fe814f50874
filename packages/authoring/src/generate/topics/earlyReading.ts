import { type Random, shuffle } from '@wordstride/core'
import {
  changeJudge,
  countJudge,
  letterNameJudge,
  letterOrderJudge,
  questionJudge,
} from '../check/earlyReading'
import { type Form, type FormTexts, formFrames, singleForms } from '../forms'
import { each, type Frame, groups, type Made, RETIRED, together } from '../frame'
import type { Generator } from '../generator'
import { blendWords, questionSentences, sentencesToCount, shortWords } from '../lexicon/early'
import { miscounted } from '../miscounted'
import { asOptions, chooseWrong, type Told } from '../options'
import { readSentences, sentenceFrames } from '../sentences'

/** Alone (1, 2), several beside each other (2), pairs (3) and a table (4). */
function growingFrames(forms: readonly Form[], texts: FormTexts): Frame[] {
  const at = (list: readonly Form[], level: 1 | 2 | 3 | 4) => formFrames(list, texts, level)
  const backwards = forms.toReversed()
  return [
    ...at(forms, 1).slice(0, 1),
    ...at(backwards, 2).slice(0, 1),
    ...at(forms, 3).slice(1, 2),
    ...at(backwards, 4).slice(2),
  ]
}

interface Change {
  word: string
  from: string
  to: string
  made: string
}

const differences = (one: string, other: string): number[] =>
  [...one].flatMap((letter, i) => (letter === other[i] ? [] : [i]))

/** A letter that has its sound together with the one beside it. */
const isOfTwoLetters = (word: string, place: number): boolean =>
  [...word.matchAll(/sh|ch|th|ck|ng/g)].some(({ index }) => place === index || place === index + 1)

/** Pairs of words of which one letter differs, each word with its next two partners. */
function changesOf(words: readonly string[], isAt: (place: number, length: number) => boolean): Change[] {
  return words.flatMap((word, i) => {
    const partners = [...words.slice(i + 1), ...words.slice(0, i)].filter((other) => {
      const [place, ...more] = other.length === word.length ? differences(word, other) : []
      return (
        place !== undefined &&
        more.length === 0 &&
        isAt(place, word.length) &&
        !isOfTwoLetters(word, place) &&
        !isOfTwoLetters(other, place) &&
        word.indexOf(word[place] as string) === word.lastIndexOf(word[place] as string)
      )
    })
    return partners.slice(0, 1).map((made) => {
      const [place = 0] = differences(word, made)
      return { word, made, from: word[place] as string, to: made[place] as string }
    })
  })
}

function changeForm({ word, from, to, made }: Change, words: readonly string[]): Form {
  const others = words.filter((other) => other !== made)
  const near = (most: number) =>
    others.filter((other) => other.length === made.length && differences(other, made).length === most)
  const longer = others.filter((other) => other.length !== made.length && other.includes(to))
  return {
    asked: `${from} in ${word} to ${to}`,
    key: { text: made, why: `**${word}** with *${to}* for *${from}* is **${made}**.` },
    wrong: [...[...near(1), ...near(2)].slice(0, 6), ...longer.slice(0, 3)].map((text) => ({
      text,
      why:
        text === word
          ? `**${word}** is the word before the change.`
          : `**${text}** is not **${word}** with *${to}* for *${from}*.`,
    })),
    hints: ['Only one sound is new. All others stay.', `Begin with **${word}**. Say it slowly.`],
  }
}

const WORDS: Record<number, readonly string[]> = { 0: shortWords, 1: blendWords }
const PLACES: Record<number, (place: number, length: number) => boolean> = {
  0: (place, length) => place === 0 || place === length - 1,
  1: () => true,
}

export const changedSounds: Generator = {
  summary: 'a new word by one new sound: first or last (kindergarten), any, with blends (grade 1)',
  grades: [0, 1],
  frames: (grade) => {
    const words = WORDS[grade] ?? []
    return growingFrames(
      changesOf(words, PLACES[grade] ?? (() => false)).map((change) => changeForm(change, words)),
      {
        question: (asked) => `Change the **${asked}**. Which word is it now?`,
        pairs: 'Change one letter. Match each change with its new word.',
        pairHints: ['Say the old word slowly.', 'All other sounds stay.'],
        table: 'Change one letter. Choose the new words.',
        columns: ['Change', 'New word'],
        tableHints: ['Say the old word slowly.', 'All other sounds stay.'],
      },
    )
  },
  judge: changeJudge,
}

const NUMBERS = ['2', '3', '4', '5', '6', '7']

const countForm = (sentence: string): Form => {
  const words = sentence.split(' ')
  const why = `Count: ${words.map((word) => `*${word.replace(/[.?]$/, '')}*`).join(', ')}.`
  const near = (number: string) => Math.abs(Number(number) - words.length) <= 2
  return {
    asked: sentence,
    key: { text: String(words.length), why },
    wrong: NUMBERS.filter((number) => number !== String(words.length) && near(number)).map((text) => ({
      text,
      why: miscounted(text, words.length, why),
    })),
    hints: ['Touch each word and count.', 'There is a space between two words.'],
  }
}

const lengthOf = (sentence: string): number => sentence.split(' ').length

const toldCount = (text: string): Told => ({ text, why: countForm(text).key.why })

const COUNT_HINTS = ['Touch each word and count.', 'There is a space between two words.']

const sentenceOfCount =
  (sentences: readonly string[]) =>
  (sentence: string, random: Random): Made => {
    const others = sentences.filter((other) => lengthOf(other) !== lengthOf(sentence))
    const wrong = chooseWrong(sentence, shuffle(others, random).slice(0, 7).map(toldCount), 2, random)
    return {
      type: 'selection',
      prompt: `Which sentence has **${lengthOf(sentence)}** words?`,
      hints: COUNT_HINTS,
      options: asOptions(toldCount(sentence), wrong, random),
    }
  }

const ALL_OF_COUNT = 4
const MATCHED = 3

/** Two or three with as many words as the first, and others. */
const hasFewOfCount = ([asked = '', ...others]: readonly string[]): boolean => {
  const alike = others.filter((other) => lengthOf(other) === lengthOf(asked)).length
  return alike > 0 && alike < others.length
}

const allOfCount = (sentences: readonly string[], random: Random): Made => {
  const count = lengthOf(sentences[0] ?? '')
  return {
    type: 'multi_selection',
    prompt: `Choose **all** the sentences with **${count}** words.`,
    hints: COUNT_HINTS,
    options: shuffle(
      sentences.map((text) => ({
        ...toldCount(text),
        ...(lengthOf(text) === count ? { correct: true } : {}),
      })),
      random,
    ),
  }
}

/** Numbers and sentences, each number once. */
const matchCounts = (sentences: readonly string[]): Made => ({
  type: 'pairing',
  prompt: 'How many words? Match each number with its sentence.',
  hints: COUNT_HINTS,
  pairs: sentences.map((sentence) => ({
    left: String(lengthOf(sentence)),
    right: sentence,
    why: toldCount(sentence).why,
  })),
})

export const countedWords: Generator = {
  summary: 'how many words a sentence has (kindergarten)',
  grades: [0],
  frames: () => {
    const sentences = sentencesToCount.trim().split('\n')
    const question = (asked: string) => `How many words are in this sentence?\n\n**${asked}**`
    return [
      singleForms(sentences.map(countForm), { question }, 1),
      each(2, sentences.toReversed(), sentenceOfCount(sentences)),
      each(3, sentences, sentenceOfCount(sentences)),
      // Their sentences came from the whole list, so that proof had some of learning.
      RETIRED,
      RETIRED,
      groups(4, sentences, ALL_OF_COUNT, hasFewOfCount, allOfCount),
      together(3, sentences, MATCHED, (sentence) => [String(lengthOf(sentence))], matchCounts),
    ]
  },
  judge: countJudge,
}

const ASKS: Record<string, string> = {
  Who: 'asks for a person',
  What: 'asks for a thing',
  Where: 'asks for a place',
  When: 'asks for a time',
  Why: 'asks for a reason',
  How: 'asks for the way it is done',
}

const QUESTION_HINTS = ['Read the answer first.', 'Is it a person, a thing, a place, a time or a reason?']

export const questionWords: Generator = {
  summary: '*who*, *what*, *where*, *when*, *why* or *how*, by the answer (kindergarten)',
  grades: [0],
  frames: () =>
    sentenceFrames(
      readSentences(questionSentences).map(({ before, marked, after }) => ({
        before,
        after,
        key: { text: marked, why: `**${marked}** ${ASKS[marked]}.` },
        wrong: Object.entries(ASKS)
          .filter(([word]) => word !== marked)
          .map(([text, asks]) => ({ text, why: `**${text}** ${asks}.` })),
        hints: QUESTION_HINTS,
      })),
      {
        choose: 'Which word begins the question?',
        right: 'Which question fits its answer? Look at the **bold** word.',
        rightHints: QUESTION_HINTS,
        find: 'One marked word is **wrong**. Click it.',
        findHints: QUESTION_HINTS,
        gaps: 'Which word begins each question?',
        gapHints: QUESTION_HINTS,
        all: 'Choose **all** the questions that fit their answers.',
        allHints: QUESTION_HINTS,
      },
      { choose: 1, right: 2, find: 3, many: 4 },
    ),
  judge: questionJudge,
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Letters that look alike are the harder choices. */
const ALIKE: Record<string, string> = {
  ...{ a: 'oed', b: 'dph', c: 'oea', d: 'bqa', e: 'cao', f: 'tlk', g: 'qpy', h: 'nbk', i: 'ljt', j: 'ily' },
  ...{ k: 'hxf', l: 'itj', m: 'nwh', n: 'mhu', o: 'cae', p: 'qbg', q: 'pgd', r: 'nvt', s: 'zce', t: 'fli' },
  ...{ u: 'vnw', v: 'uwy', w: 'vmu', x: 'kzy', y: 'vgj', z: 'sxn' },
}

function nameForm(letter: string, wanted: 'small' | 'big'): Form {
  const [shown, text] = wanted === 'small' ? [letter.toUpperCase(), letter] : [letter, letter.toUpperCase()]
  const cased = (other: string) => (wanted === 'small' ? other : other.toUpperCase())
  return {
    asked: `${wanted} letter for ${shown}`,
    key: { text, why: `**${letter.toUpperCase()}** and **${letter}** are one letter.` },
    wrong: [...(ALIKE[letter] ?? '')].map((other) => ({
      text: cased(other),
      why: `**${cased(other)}** is another letter: **${other.toUpperCase()}** and **${other}**.`,
    })),
    hints: ['Each letter has a big and a small form.', 'Draw both letters with a finger.'],
  }
}

export const letterNames: Generator = {
  summary: 'big and small letters (kindergarten)',
  grades: [0],
  frames: () =>
    growingFrames(
      LETTERS.flatMap((letter, i) => {
        const other = LETTERS[(i + 13) % LETTERS.length] as string
        return [nameForm(letter, 'small'), nameForm(other, 'big')]
      }),
      {
        question: (asked) => `Which one is the **${asked}**?`,
        pairs: 'Match each task with its letter.',
        pairHints: ['Each letter has a big and a small form.', 'Is the big or the small one asked for?'],
        table: 'Choose the letters.',
        columns: ['Wanted', 'Letter'],
        tableHints: ['Each letter has a big and a small form.', 'Is the big or the small one asked for?'],
      },
    ),
  judge: letterNameJudge,
}

/** What is wrong with another letter: it stands on the other side, or others are between. */
function placeInOrder(text: string, letter: string, asked: 'after' | 'before'): string {
  const [at, place] = [LETTERS.indexOf(text), LETTERS.indexOf(letter)]
  const side = at < place ? 'before' : 'after'
  if (side !== asked) return `**${text}** comes ${side} **${letter}**, not ${asked} it.`
  const between = LETTERS.slice(Math.min(at, place) + 1, Math.max(at, place)).map((each) => `**${each}**`)
  return `**${text}** comes ${side} **${letter}**, but ${between.join(' and ')} ${between.length === 1 ? 'is' : 'are'} between them.`
}

function orderForm(letter: string, side: 'after' | 'before'): Form[] {
  const place = LETTERS.indexOf(letter)
  const wanted = LETTERS[side === 'after' ? place + 1 : place - 1]
  if (wanted === undefined) return []
  const three = LETTERS.slice(Math.max(0, place - 1), place + 2).join(', ')
  const others = [place - 3, place - 2, place - 1, place + 1, place + 2, place + 3].flatMap(
    (at) => LETTERS[at] ?? [],
  )
  return [
    {
      asked: `${side} ${letter}`,
      key: { text: wanted, why: `The letters are: *${three}*.` },
      wrong: others
        .filter((text) => text !== wanted)
        .map((text) => ({ text, why: `${placeInOrder(text, letter, side)} The letters are: *${three}*.` })),
      hints: ['Sing the alphabet song.', 'Begin the song a few letters before.'],
    },
  ]
}

export const letterOrder: Generator = {
  summary: 'which letter comes next or before in the alphabet (kindergarten)',
  grades: [0],
  frames: () =>
    growingFrames(
      LETTERS.flatMap((letter, i) => [
        ...orderForm(letter, 'after'),
        ...orderForm(LETTERS[(i + 13) % LETTERS.length] as string, 'before'),
      ]),
      {
        question: (asked) => `Which letter comes right **${asked}**?`,
        pairs: 'Match each place with its letter.',
        pairHints: ['Sing the alphabet song.', '*After* is next. *Before* is one back.'],
        table: 'Which letter goes in each place?',
        columns: ['Place', 'Letter'],
        tableHints: ['Sing the alphabet song.', '*After* is next. *Before* is one back.'],
      },
    ),
  judge: letterOrderJudge,
}
