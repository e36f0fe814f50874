import { stemOf } from '../../vocabulary/stem'
import { domainOf, partsOfSpeechOf } from '../../vocabulary/wordNet'
import { contentWords } from '../contentWords'
import type { Question } from './question'

/** The options a guesser would take, by index; all of them where it finds no sign. */
export type WayToGuess = (question: Question) => number[]

const all = ({ options }: Question): number[] => options.map((_, i) => i)

const asSeen = (label: string): string => label.replace(/[*_`~]/g, '')

/** Those of the highest measure. */
const most =
  (measure: (label: string, question: Question) => number): WayToGuess =>
  (question) => {
    const measures = question.options.map(({ text }) => measure(asSeen(text), question))
    const highest = Math.max(...measures)
    return all(question).filter((i) => measures[i] === highest)
  }

/** Those that hold; all where none or every one does. */
const those =
  (holds: (label: string, question: Question, labels: readonly string[]) => boolean): WayToGuess =>
  (question) => {
    const labels = question.options.map(({ text }) => asSeen(text))
    const left = all(question).filter((i) => holds(labels[i] ?? '', question, labels))
    return left.length === 0 ? all(question) : left
  }

const byPosition =
  (pick: (count: number) => number[]): WayToGuess =>
  (question) =>
    question.isShuffled ? all(question) : pick(question.options.length)

/** One beside an extreme: what an author writes who has learned not to make the right one the longest. */
const secondByLength =
  (order: 1 | -1): WayToGuess =>
  (question) => {
    const lengths = question.options.map(({ text }) => asSeen(text).length)
    const second = lengths.toSorted((a, b) => order * (a - b))[1]
    return all(question).filter((i) => lengths[i] === second)
  }

const middle = (count: number): number[] => (count % 2 === 1 ? [(count - 1) / 2] : [count / 2 - 1, count / 2])

const DETAIL = /[,;:()–—]|\b(?:and|because|which|that|who|when|while|than|with|without|although|so)\b|\d+/gi
const ABSOLUTE =
  /\b(?:all|always|never|none|nobody|nothing|no|only|every|everyone|everything|must|ever|any)\b/i

/** Share of an option's words that stand in the text above it. */
function overlap(label: string, { passage }: Question): number {
  const words = contentWords(label).map(stemOf)
  if (passage === '' || words.length === 0) return 0
  const read = new Set(contentWords(passage).map(stemOf))
  return words.filter((word) => read.has(word)).length / words.length
}

const isWord = (label: string): boolean => /^[a-z'-]+$/i.test(label)

const BEFORE: readonly [RegExp, string][] = [
  [/\b(?:can|could|will|would|must|should|may|might|to|not)$/i, 'verb'],
  [/\b(?:very|so|too|more|most)$/i, 'adjective'],
  [/\b(?:an?|the|his|her|their|our|my|your|its)$/i, 'noun'],
]

/** What the word before the gap asks for; null where it leaves that open. */
function wantedAt(asked: string): string | null {
  const [before = '', after] = asked.split('___')
  if (after === undefined) return null
  const wanted = BEFORE.find(([words]) => words.test(before.trimEnd()))?.[1] ?? null
  const isBeforeNoun = wanted === 'noun' && /^ [a-z]/.test(after)
  return isBeforeNoun ? null : wanted
}

const partsOf = ({ options }: Question): ReadonlySet<string>[] =>
  options.map(({ text }) => (isWord(asSeen(text)) ? partsOfSpeechOf(asSeen(text).toLowerCase()) : new Set()))

const some = (question: Question, indexes: number[]): number[] =>
  indexes.length === 0 ? all(question) : indexes

/** Leaves out what the word before the gap rules out, or else the one that is of another part of speech. */
const partOfSpeech: WayToGuess = (question) => {
  const parts = partsOf(question)
  if (parts.some(({ size }) => size === 0)) return all(question)
  const wanted = wantedAt(question.asked)
  const fits = (i: number) =>
    wanted === null
      ? parts.some((other, j) => j !== i && [...other].some((part) => parts[i]?.has(part)))
      : parts[i]?.has(wanted)
  return some(question, all(question).filter(fits))
}

const article: WayToGuess = (question) => {
  const found = question.asked.match(/\b(an?) ___/i)?.[1]?.toLowerCase()
  if (found === undefined) return all(question)
  return those((label) => /^[aeiou]/i.test(label) === (found === 'an'))(question)
}

/** By how many options have the same field of meaning as the words of a part of speech that all can be. */
const byField =
  (holds: (sharers: number) => boolean): WayToGuess =>
  (question) => {
    const parts = partsOf(question)
    const shared = ['noun', 'verb'].find((part) => parts.every((own) => own.has(part)))
    if (shared === undefined) return all(question)
    const fields = question.options.map(({ text }) => domainOf(asSeen(text).toLowerCase(), shared))
    const isTaken = (i: number) => holds(fields.filter((field) => field === fields[i]).length)
    return some(question, all(question).filter(isTaken))
  }

/** How a learner guesses who does not know the answer. */
export const waysToGuess: Record<string, WayToGuess> = {
  first: byPosition(() => [0]),
  middle: byPosition(middle),
  last: byPosition((count) => [count - 1]),
  longest: most((label) => label.length),
  shortest: most((label) => -label.length),
  'second longest': secondByLength(-1),
  'second shortest': secondByLength(1),
  'most detailed': most((label) => label.match(DETAIL)?.length ?? 0),
  'most overlap': most(overlap),
  'no overlap': most((label, question) => -overlap(label, question)),
  'absolute words': those((label) => !ABSOLUTE.test(label)),
  'part of speech': partOfSpeech,
  article,
  'alone in its field': byField((sharers) => sharers === 1),
  'shares its field': byField((sharers) => sharers > 1),
}
