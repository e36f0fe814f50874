import { seededRandom } from '@wordstride/core'
import { markedWord, type Word } from '../files/wordList'
import { beginsWithVowel, lookOrSoundDistance } from './pronunciation'
import { isSameFamily } from './stem'
import { domainOf, isNearInMeaning } from './wordNet'

/** Wrong answers to each question. */
export const WRONG_COUNT = 3

/** Fewer longer (or shorter) words than this in a list do not suffice for all questions. */
const SCARCE = 10

/** How many lists are searched for words that keep every rule, before a word of the grade's own list breaks one. */
const NEAREST = 3

export type ChoiceForm = 'word_definition' | 'word_recognition' | 'sentence_completion'

/** Why a word may not stand beside another as a wrong answer; null when it may. */
function rejectionOf(word: Word, other: Word): string | null {
  if (word.word === other.word) return 'the word itself'
  if (word.pos !== other.pos) return 'another part of speech'
  if (isSameFamily(word.word, other.word)) return 'same stem'
  const isListed = (key: 'synonyms' | 'avoid') =>
    word[key].includes(other.word) || other[key].includes(word.word)
  if (isListed('synonyms')) return 'synonym by the list'
  if (word.synonyms.some((synonym) => other.synonyms.includes(synonym))) return 'synonyms of one word'
  if (isListed('avoid')) return 'to be avoided by the list'
  if (isNearInMeaning(word.word, other.word)) return 'near in meaning by WordNet'
  return null
}

/** What is found about a word beside another one, or among others, is found once for all questions. */
function remembered<Beside, T>(find: (word: Word, beside: Beside) => T): (word: Word, beside: Beside) => T {
  const all = new WeakMap<Word, Map<Beside, T>>()
  return (word, beside) => {
    const known = all.get(word) ?? new Map<Beside, T>()
    all.set(word, known)
    const before = known.get(beside)
    if (before !== undefined) return before
    const value = find(word, beside)
    known.set(beside, value)
    return value
  }
}

const distanceOf = remembered((word, other: Word) => lookOrSoundDistance(word.word, other.word))

type List = readonly Word[]
const NONE: List = []

/** The words of a list that may stand beside it. */
const openOf = remembered((word, list: List) => list.filter((other) => rejectionOf(word, other) === null))

/** The article right before the gap would tell the answer. */
const hasOtherArticle = (sentence: string, other: Word): boolean =>
  /\ban? \*/i.test(sentence) && beginsWithVowel(markedWord(sentence)) !== beginsWithVowel(other.word)

/**
 * Why a word may fit the gap of a sentence too; null when it does not. Nouns and verbs of the same field of
 * meaning (animals, food, motion, …) are taken as fitting. Adjectives and adverbs have no fields: for them
 * there is only the hand list `avoid`.
 */
function fitOf(word: Word, sentence: string, other: Word): string | null {
  if (hasOtherArticle(sentence, other)) return 'another article'
  const field = fieldOf(word)
  if (field !== null && field === fieldOf(other)) return 'same field of meaning'
  return null
}

export interface Distractors {
  words: Word[]
  /** What a person should look at; empty when every rule was kept. */
  doubts: string[]
  /** How far lengths and fields are from what the turn wants; 0 when nothing but the meaning tells. */
  telling: number
}

/** Words of the same field that were read beside the definition and both sentences and fit none of them. */
const nearOf = remembered((word, lists: readonly List[]): Word[] => {
  const open = lists.flatMap((list) => openOf(word, list))
  return word.near.flatMap((name) => open.find((other) => other.word === name) ?? [])
})

/** Near in spelling or sound first, shuffled a little so that not all questions use the same few words. */
const bySimilarity = (word: Word, others: readonly Word[], seed: string): Word[] =>
  others
    .map((other) => ({
      other,
      rank: distanceOf(word, other) + 0.5 * seededRandom(`${seed} ${other.word}`)(),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ other }) => other)

/** Meanings of nearly the same length first. */
function byLength(word: Word, others: readonly Word[]): Word[] {
  const length = word.definition.length
  return [...others].sort(
    (a, b) =>
      Math.abs(a.definition.length - length) - Math.abs(b.definition.length - length) ||
      (a.word < b.word ? -1 : 1),
  )
}

const fields = new WeakMap<Word, string | null>()

function fieldOf(word: Word): string | null {
  const known = fields.get(word)
  if (known !== undefined) return known
  const field = domainOf(word.word, word.pos)
  fields.set(word, field)
  return field
}

/** Whether another answer is longer (1), as long (0) or shorter (-1) than the right one, as options stand there. */
const lengthBeside = (form: ChoiceForm, word: Word, other: Word): number =>
  form === 'word_definition'
    ? Math.sign(other.definition.length - word.definition.length)
    : Math.sign(other.word.length - word.word.length)

/** Of the shortest and the longest words of a list: too few others are shorter, or longer. */
const isExtreme = (form: ChoiceForm) =>
  remembered((word, list: List) =>
    [1, -1].some((side) => {
      const onSide = list.filter(
        (other) => other.pos === word.pos && lengthBeside(form, word, other) === side,
      )
      return onSide.length < SCARCE
    }),
  )

const isExtremeIn: Record<ChoiceForm, ReturnType<typeof isExtreme>> = {
  word_definition: isExtreme('word_definition'),
  word_recognition: isExtreme('word_recognition'),
  sentence_completion: isExtreme('sentence_completion'),
}

export interface Asked {
  /** The sentence of the question, with the word marked. */
  sentence: string
  /** The grade's own list first, then the nearest ones. */
  lists: readonly (readonly Word[])[]
  seed: string
  /** Counts the questions: each turn wants another number of wrong answers that are longer. */
  turn: number
  /** Words that stood beside this one before: others stand there now, as long as there are enough. */
  used: readonly string[]
}

/**
 * Chooses wrong answers among the words of the grade and, where these are too few, among the neighbouring
 * grades. The same lists and seed give the same words. So that nothing but the meaning tells the right one,
 * as many wrong answers are longer as the turn says (of the shortest and the longest words, all are as long); and where one of them is of the answer's own field
 * (`near` of the list), the two others share a field, too, else each has a field of its own.
 */
export function chooseDistractors(word: Word, form: ChoiceForm, asked: Asked): Distractors {
  const { sentence, lists, seed, turn, used } = asked
  const chosen: Word[] = []
  const doubts: string[] = []
  let mayRepeat = false
  let telling = 0
  const isFree = (other: Word) =>
    (mayRepeat || !used.includes(other.word)) &&
    !chosen.some(({ word: taken }) => taken === other.word || isSameFamily(taken, other.word))
  const order = (others: readonly Word[]) =>
    form === 'word_definition' ? byLength(word, others) : bySimilarity(word, others, seed)

  const wantedCount = turn % (WRONG_COUNT + 1)
  const near = form === 'word_definition' ? [] : nearOf(word, lists).filter(isFree)
  const unknown = word.near.filter((name) => !near.some((other) => other.word === name))
  if (form === 'word_recognition' && used.length === 0 && unknown.length > 0)
    doubts.push(`near: no other ${word.pos} of a list is ${unknown.map((name) => `"${name}"`).join(', ')}`)
  const fitting = near.filter((other) => form !== 'sentence_completion' || !hasOtherArticle(sentence, other))
  const sideOf = (other: Word) => lengthBeside(form, word, other)
  const isLengthWanted = (other: Word) =>
    wantedCount % WRONG_COUNT !== 0 || sideOf(other) === (wantedCount === WRONG_COUNT ? 1 : -1)
  const ownField = fitting.find(isLengthWanted) ?? fitting[0]
  if (ownField) chosen.push(ownField)
  const hasNear = ownField !== undefined
  if (form === 'sentence_completion' && !hasNear && fieldOf(word) !== null)
    doubts.push('near: no wrong answer of the same field')
  // A word of the own field that is on the other side than all shall be: then all are on its side.
  const isTurned = wantedCount % WRONG_COUNT === 0 && ownField !== undefined && !isLengthWanted(ownField)
  const longerCount = isTurned ? WRONG_COUNT - wantedCount : wantedCount
  const isOutermost = isExtremeIn[form](word, lists[0] ?? NONE)

  const doubtsOf = (other: Word): number => {
    const longer = chosen.filter((each) => lengthBeside(form, word, each) > 0).length
    const side = isOutermost ? 0 : longer < longerCount ? 1 : -1
    const sideDoubt = Math.abs(lengthBeside(form, word, other) - side) * (isOutermost ? 1 : 0.5)
    const taken = chosen.slice(hasNear ? 1 : 0).map(fieldOf)
    const field = fieldOf(other)
    const isFieldRight = hasNear
      ? taken.every((each) => each === field)
      : !taken.includes(field) && field !== fieldOf(word)
    return sideDoubt + (field === null || form === 'word_definition' || isFieldRight ? 0 : 0.6)
  }
  const bestOf = (ordered: readonly Word[]): { other: Word; doubt: number } | undefined => {
    const free = ordered.filter(isFree).map((other) => ({ other, doubt: doubtsOf(other) }))
    const least = Math.min(...free.map(({ doubt }) => doubt))
    return free.find(({ doubt }) => doubt === least)
  }
  const take = (others: readonly Word[], atMost = Number.POSITIVE_INFINITY) => {
    const ordered = order(others)
    while (chosen.length < WRONG_COUNT) {
      const best = bestOf(ordered)
      if (best === undefined || best.doubt > atMost) return
      chosen.push(best.other)
      telling += best.doubt
    }
  }

  const fits = (other: Word) => form === 'sentence_completion' && fitOf(word, sentence, other) !== null
  const wrongOf = (list: List) => openOf(word, list).filter((other) => !fits(other))
  for (const list of lists.slice(0, NEAREST)) if (chosen.length < WRONG_COUNT) take(wrongOf(list), 0)
  for (const list of lists) if (chosen.length < WRONG_COUNT) take(wrongOf(list))
  mayRepeat = true
  for (const list of lists) if (chosen.length < WRONG_COUNT) take(wrongOf(list))
  if (chosen.length < WRONG_COUNT) {
    take(lists.flatMap((list) => openOf(word, list)).filter((other) => !hasOtherArticle(sentence, other)))
    doubts.push('too few words of other fields of meaning')
  }
  if (chosen.length < WRONG_COUNT) {
    take(lists.flat().filter((other) => other.pos !== word.pos && !isSameFamily(word.word, other.word)))
    doubts.push(`too few wrong answers that are ${word.pos}s`)
  }
  return { words: chosen, doubts, telling }
}
