import { seededRandom } from '@wordstride/core'
import { markedWord, type Word } from '../files/wordList'
import { beginsWithVowel, lookOrSoundDistance } from './pronunciation'
import { isSameFamily } from './stem'
import { domainOf, isNearInMeaning } from './wordNet'

/** Wrong answers to each question. */
const COUNT = 3

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
  const domain = domainOf(word.word, word.pos)
  if (domain !== null && domain === domainOf(other.word, other.pos)) return 'same field of meaning'
  return null
}

export interface Distractors {
  words: Word[]
  /** What a person should look at; empty when every rule was kept. */
  doubts: string[]
}

/** Near in spelling or sound first, shuffled a little so that not all questions use the same few words. */
const bySimilarity = (word: Word, others: readonly Word[], seed: string): Word[] =>
  others
    .map((other) => ({
      other,
      rank: lookOrSoundDistance(word.word, other.word) + 0.5 * seededRandom(`${seed} ${other.word}`)(),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ other }) => other)

/** Meanings of nearly the same length, and as often longer as shorter than the right one. */
function byLength(word: Word, others: readonly Word[], seed: string): Word[] {
  const length = word.definition.length
  const nearest = [...others].sort(
    (a, b) =>
      Math.abs(a.definition.length - length) - Math.abs(b.definition.length - length) ||
      (a.word < b.word ? -1 : 1),
  )
  const longer = nearest.filter(({ definition }) => definition.length > length)
  const shorter = nearest.filter(({ definition }) => definition.length <= length)
  const longerCount = Math.floor(seededRandom(seed)() * (COUNT + 1))
  const chosen = [...longer.slice(0, longerCount), ...shorter.slice(0, COUNT - longerCount)]
  return [...chosen, ...nearest.filter((other) => !chosen.includes(other))]
}

/**
 * Chooses wrong answers among the words of the grade and, where these are too few, among `more` (neighbouring
 * grades). The same lists and seed give the same words.
 */
export function chooseDistractors(
  word: Word,
  form: ChoiceForm,
  { sentence, lists, seed }: { sentence: string; lists: readonly (readonly Word[])[]; seed: string },
): Distractors {
  const chosen: Word[] = []
  const doubts: string[] = []
  const take = (others: readonly Word[]) => {
    for (const other of others) {
      const isTaken = chosen.some(
        ({ word: taken }) => taken === other.word || isSameFamily(taken, other.word),
      )
      if (chosen.length < COUNT && !isTaken) chosen.push(other)
    }
  }
  const order = (others: readonly Word[]) =>
    form === 'word_definition' ? byLength(word, others, seed) : bySimilarity(word, others, seed)
  const isOut = (other: Word) => rejectionOf(word, other) !== null
  const fits = (other: Word) => form === 'sentence_completion' && fitOf(word, sentence, other) !== null
  for (const list of lists) {
    if (chosen.length === COUNT) break
    take(order(list.filter((other) => !isOut(other) && !fits(other))))
  }
  if (chosen.length < COUNT) {
    const missing = COUNT - chosen.length
    take(order(lists.flat().filter((other) => !isOut(other) && !hasOtherArticle(sentence, other))))
    if (chosen.length > COUNT - missing) doubts.push('too few words of other fields of meaning')
  }
  if (chosen.length < COUNT) {
    take(
      order(lists.flat().filter((other) => other.pos !== word.pos && !isSameFamily(word.word, other.word))),
    )
    doubts.push(`too few wrong answers that are ${word.pos}s`)
  }
  return { words: chosen, doubts }
}
