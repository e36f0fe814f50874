import type { TestSection } from './planTest'

/** A blind answer to such a problem is right too often to say anything: more than once in eight. */
const MOST_LUCK = 1 / 8

export const isGuessable = ({ guessChance }: { guessChance: number }): boolean => guessChance > MOST_LUCK

/**
 * How many guessable problems a diagnostic part has: fewer than the share of right answers that leaves the lowest
 * region (SR-31), so that who only guesses is placed nowhere.
 */
export const MOST_GUESSABLE = {
  'ae.voc': 7,
  'ae.ls': 0,
  'ae.rc': 8,
} as const satisfies Record<TestSection, number>
